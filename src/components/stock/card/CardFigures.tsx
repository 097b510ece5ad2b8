import { Figures, type Figure } from '@/components/ui/Figures'
import type { Translator } from '@/i18n/messages'

import type { CardSheet, CardTab } from './cardSheet'

/** What there is of a card; each number opens the rows that make it. */
export const CardFigures = ({ card, t }: { card: CardSheet; t: Translator }) => {
  const { figures, tabs, unit, costHref } = card
  const hrefOf = (tab: CardTab) => tabs.find((item) => item.name === tab)?.href
  const { currentQuantity, reservedQuantity, availableQuantity, averageCost } = figures
  const quantity = (
    known: { label: string; text: string } | undefined,
    tab: CardTab,
    why: string,
  ) =>
    known ? [{ label: known.label, value: known.text, unit, href: hrefOf(tab), hint: why }] : []
  const all: Figure[] = [
    ...quantity(currentQuantity, 'movements', t('stockCards.why.current')),
    ...quantity(reservedQuantity, 'reservations', t('stockCards.why.reserved')),
    ...quantity(availableQuantity, 'reservations', t('stockCards.why.available')),
    ...(averageCost?.text
      ? [
          {
            label: averageCost.label,
            value: averageCost.text,
            href: costHref,
            hint: t('stockCards.why.cost'),
          },
        ]
      : []),
  ]
  if (all.length === 0) return null
  return <Figures figures={all} label={t('stockCards.why.figures')} />
}
