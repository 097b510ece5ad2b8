import { toDecimal, type Numeric } from '@/domain/shared/money'
import type { FieldRefusal } from '@/domain/shared/refusal'
import { refuseTaxRate } from '@/domain/taxes/refuseTaxRate'
import { CARD_PRICES } from './prices/prices'
import { refuseFraction } from './units'

type Figures = Readonly<Record<string, unknown>>

const NEVER_NEGATIVE = ['minQuantity', 'maxQuantity']

const isGiven = (figures: Figures, path: string) => figures[path] != null
const figureOf = (figures: Figures, path: string) => toDecimal(figures[path] as Numeric)

/** An old price of 0 may remain unchanged. */
const isKept = (next: Figures, before: Figures, path: string) =>
  isGiven(before, path) && figureOf(before, path).eq(figureOf(next, path))

/** The maximum must not be below the minimum, and the pack size must be valid. */
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
 * Validates the numbers of a stock card (specification §5).
 * @param next the values to store: prices a unit, the minimum in the card's unit, VAT in percent
 * @param before the stored card, or undefined for a new one
 * @returns `priceNotPositive` for a price, the cost among them, `mustNotBeNegative` for a minimum,
 *   and the refusals of `refuseTaxRate`; `maxBelowMin`, `quantityNotPositive` and `notWhole` for
 *   the order limits
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
