import { QUANTITY } from '../shared/decimal'
import { Decimal, toDecimal } from '../shared/money'
import type { Numeric } from '../shared/money'
import type { FieldRefusal } from '../shared/refusal'
import { isCountedUnit } from './units'

/** Default percentage of sent tenders that is expected to be sold. */
export const FULL_WEIGHT = 100

/** The weight is from 0 to 100 percent: `percentOutOfRange` at its field. */
export const refuseLikelyWeight = (weight: unknown): FieldRefusal | null => {
  const percent = toDecimal(weight as Numeric | null | undefined)
  return percent.lt(0) || percent.gt(FULL_WEIGHT)
    ? { path: 'likelyWeight', code: 'percentOutOfRange' }
    : null
}

/**
 * Expected demand from open offers: what sent, unexpired tenders need and have not reserved, times
 * the weight. Rounded up to the digits of a quantity, so that it is never short.
 *
 * @param open in the card's unit, not below 0 (docs/domains/stock.md, Planning)
 * @param weight percent of the settings; empty for all of it
 */
export const likelyOf = ({
  open,
  weight = FULL_WEIGHT,
}: {
  open: Numeric
  weight?: Numeric | null
}): Decimal =>
  toDecimal(open)
    .mul(toDecimal(weight ?? FULL_WEIGHT))
    .div(100)
    .toDecimalPlaces(QUANTITY.scale, Decimal.ROUND_UP)

/**
 * Expected changes of a card, all in its unit. Needs of approved tenders are already in `reserved`.
 */
export type Outlook = {
  onHand: Numeric
  reserved: Numeric
  likely: Numeric
  /** Expected receipts. */
  expected?: Numeric
}

/**
 * The projected quantity of a card: on hand − reserved − likely + expected; negative if more is
 * sold or offered than available.
 */
export const projectedOf = ({ onHand, reserved, likely, expected = 0 }: Outlook): Decimal =>
  toDecimal(onHand).minus(toDecimal(reserved)).minus(toDecimal(likely)).plus(toDecimal(expected))

/** The order limits of a card: minimum, maximum and pack size. */
export type OrderLimits = {
  unit: unknown
  minQuantity?: Numeric | null
  maxQuantity?: Numeric | null
  orderMultiple?: Numeric | null
}

/** Rounds up to a multiple of the pack size, or to the unit's precision without one. */
const ceilTo = (quantity: Decimal, { unit, orderMultiple }: OrderLimits): Decimal => {
  if (toDecimal(orderMultiple).lte(0))
    return quantity.toDecimalPlaces(isCountedUnit(unit) ? 0 : QUANTITY.scale, Decimal.ROUND_UP)
  const multiple = toDecimal(orderMultiple)
  const whole = quantity.divToInt(multiple)
  return (whole.mul(multiple).lt(quantity) ? whole.plus(1) : whole).mul(multiple)
}

/**
 * The suggested order quantity of a card: up to its maximum, or its minimum if it has no maximum,
 * in whole packs. A card without a minimum is only ordered when demand exceeds the stock.
 *
 * @param projected result of `projectedOf`
 * @returns null if there will be enough
 */
export const suggestedOrder = ({
  projected,
  ...limits
}: OrderLimits & { projected: Numeric }): Decimal | null => {
  const least = toDecimal(limits.minQuantity ?? 0)
  if (toDecimal(projected).gte(least)) return null
  const upTo = Decimal.max(least, toDecimal(limits.maxQuantity ?? 0))
  return ceilTo(upTo.minus(toDecimal(projected)), limits)
}
