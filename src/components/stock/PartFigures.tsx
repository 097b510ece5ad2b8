'use client'

import { useWords } from '@/components/ui/useWords'
import { isDecimal, parseDecimal, QUANTITY } from '@/domain/shared/decimal'
import { partShortage } from '@/domain/stock/groups'

import type { PartStock } from './usePartFigures'

type Props = {
  figures: PartStock | undefined
  /** Quantity for one group, as in the form. */
  quantity: number | string
}

/** Available, required and missing quantity of a part. */
export const PartFigures = ({ figures, quantity }: Props) => {
  const { t, format } = useWords()
  if (figures?.availableQuantity === undefined) return null
  const { currentQuantity, availableQuantity: available, allowNoStock } = figures
  const needed = parseDecimal(quantity, QUANTITY)
  const short = isDecimal(needed)
    ? partShortage({ available, quantity: needed, allowNoStock })
    : null
  const facts: [string, string | null][] = [
    [
      t('stockGroups.parts.onHand'),
      currentQuantity === undefined ? null : format.quantity(currentQuantity),
    ],
    [t('stockGroups.parts.available'), format.quantity(available)],
    [t('stockGroups.parts.needed'), isDecimal(needed) ? format.quantity(needed.toFixed()) : null],
    [t('stockGroups.parts.shortage'), short?.gt(0) ? format.quantity(short.toFixed()) : null],
  ]
  return (
    <span className="group-parts__figures">
      {facts.map(
        ([label, value], place) =>
          value !== null && (
            <span key={label} className={place === 3 ? 'group-parts__short' : undefined}>
              {label} <bdi dir="ltr">{value}</bdi>
            </span>
          ),
      )}
    </span>
  )
}
