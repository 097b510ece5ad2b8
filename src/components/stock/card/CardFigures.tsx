import type { Figure } from '@/present/record/recordFact'
import { Figures } from '@/components/ui/Figures'
import type { Translator } from '@/i18n/messages'

import type { CardSheet } from '@/present/stock/cardSheet'

/** What there is of a card; each number says what it is made of. */
export const CardFigures = ({ card, t }: { card: CardSheet; t: Translator }) => {
  const { figures, unit } = card
  const { currentQuantity, reservedQuantity, availableQuantity, averageCost, stockValue } = figures
  type Known = (typeof figures)[keyof typeof figures]
  const figure = (known: Known, hint: string, counted?: string): Figure[] =>
    known?.text
      ? [{ label: known.label, value: known.text, unit: counted, explain: known.explain, hint }]
      : []
  const all = [
    ...figure(currentQuantity, t('stockCards.why.current'), unit),
    ...figure(reservedQuantity, t('stockCards.why.reserved'), unit),
    ...figure(availableQuantity, t('stockCards.why.available'), unit),
    ...figure(averageCost, t('stockCards.why.cost')),
    ...figure(stockValue, t('stockCards.why.available')),
  ]
  if (all.length === 0) return null
  return <Figures figures={all} label={t('stockCards.why.figures')} />
}
