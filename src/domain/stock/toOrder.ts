import { QUANTITY } from '../shared/decimal'
import { Decimal, toDecimal } from '../shared/money'
import type { Numeric } from '../shared/money'
import type { FieldRefusal } from '../shared/refusal'
import { isCountedUnit } from './units'

/** Percent: how much of what sent tenders ask for is expected to be sold, until somebody says so. */
export const FULL_WEIGHT = 100

/** The weight is from 0 to 100 percent: `percentOutOfRange` at its field. */
export const refuseLikelyWeight = (weight: unknown): FieldRefusal | null => {
  const percent = toDecimal(weight as Numeric | null | undefined)
  return percent.lt(0) || percent.gt(FULL_WEIGHT)
    ? { path: 'likelyWeight', code: 'percentOutOfRange' }
    : null
}

/**
 * What open offers may take of a card: what sent, unexpired tenders need and do not hold yet, times
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

/** What a card will come to, all in its unit. What approved tenders need is in `reserved` already. */
export type Outlook = {
  onHand: Numeric
  reserved: Numeric
  likely: Numeric
  /** What is on its way. */
  expected?: Numeric
}

/**
 * What will be left of a card: on hand − reserved − likely + expected; below 0 where more is sold or
 * offered than there is.
 */
export const projectedOf = ({ onHand, reserved, likely, expected = 0 }: Outlook): Decimal =>
  toDecimal(onHand).minus(toDecimal(reserved)).minus(toDecimal(likely)).plus(toDecimal(expected))

/** The limits of a card: how little and how much of it there should be, and how it is packed. */
export type OrderLimits = {
  unit: unknown
  minQuantity?: Numeric | null
  maxQuantity?: Numeric | null
  orderMultiple?: Numeric | null
}

/** Up to the next multiple; without one to the next quantity the unit has. */
const ceilTo = (quantity: Decimal, { unit, orderMultiple }: OrderLimits): Decimal => {
  if (toDecimal(orderMultiple).lte(0))
    return quantity.toDecimalPlaces(isCountedUnit(unit) ? 0 : QUANTITY.scale, Decimal.ROUND_UP)
  const multiple = toDecimal(orderMultiple)
  const whole = quantity.divToInt(multiple)
  return (whole.mul(multiple).lt(quantity) ? whole.plus(1) : whole).mul(multiple)
}

/**
 * How much of a card is to be ordered: up to its most, or its least where it has no most, in what it
 * is packed in. A card without a least is only ordered once more is wanted than there is.
 *
 * @param projected as `projectedOf` says
 * @returns null where there will be enough
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
