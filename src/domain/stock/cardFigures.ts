import { toDecimal, type Numeric } from '@/domain/shared/money'
import type { FieldRefusal } from '@/domain/shared/refusal'
import { refuseTaxRate } from '@/domain/taxes/refuseTaxRate'
import { CARD_PRICES } from './prices/prices'
import { refuseFraction } from './units'

type Figures = Readonly<Record<string, unknown>>

const NEVER_NEGATIVE = ['minQuantity', 'maxQuantity']

const isGiven = (figures: Figures, path: string) => figures[path] != null
const figureOf = (figures: Figures, path: string) => toDecimal(figures[path] as Numeric)

/** A price of 0 from before this rule may stay as it is. */
const isKept = (next: Figures, before: Figures, path: string) =>
  isGiven(before, path) && figureOf(before, path).eq(figureOf(next, path))

/** What is ordered goes up to the most, which is no less than the least, in whole packs. */
const refuseOrderLimits = (next: Figures): FieldRefusal[] => {
  const { unit, minQuantity } = next
  const [most, multiple] = ['maxQuantity', 'orderMultiple'].map((path) =>
    isGiven(next, path) ? figureOf(next, path) : null,
  )
  return [
    ...(most?.lt(toDecimal(minQuantity as Numeric))
      ? [{ path: 'maxQuantity', code: 'maxBelowMin' as const }]
      : []),
    ...(multiple?.lte(0) ? [{ path: 'orderMultiple', code: 'quantityNotPositive' as const }] : []),
    ...(multiple?.gt(0) && refuseFraction({ unit, quantity: multiple })
      ? [{ path: 'orderMultiple', code: 'notWhole' as const }]
      : []),
  ]
}

/**
 * Judges the figures of a stock card (specification §5).
 * @param next what is to be saved: prices a unit, the minimum in the card's unit, VAT in percent
 * @param before the card as it is, or nothing for a new one
 * @returns `priceNotPositive` for a price, the cost among them, `mustNotBeNegative` for a minimum, and
 *   what `refuseTaxRate` says; `maxBelowMin`, `quantityNotPositive` and `notWhole` for what limits
 *   an order
 */
export const refuseCardFigures = (next: Figures, before: Figures = {}): FieldRefusal[] => {
  const prices = CARD_PRICES.filter(
    (path) => isGiven(next, path) && !isKept(next, before, path) && figureOf(next, path).lte(0),
  )
  const negative = NEVER_NEGATIVE.filter(
    (path) => isGiven(next, path) && figureOf(next, path).lt(0),
  )
  const taxCode = refuseTaxRate(next.taxRate)
  return [
    ...prices.map((path) => ({ path, code: 'priceNotPositive' as const })),
    ...negative.map((path) => ({ path, code: 'mustNotBeNegative' as const })),
    ...(taxCode ? [{ path: 'taxRate', code: taxCode }] : []),
    ...refuseOrderLimits({ ...before, ...next }),
  ]
}
