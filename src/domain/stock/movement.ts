import { dayFromStored } from '../shared/day'
import type { Day } from '../shared/day'
import { Decimal, toDecimal } from '../shared/money'
import type { Numeric } from '../shared/money'
import type { RefusalCode } from '../shared/refusal'

/** Costs and averages keep six decimals; they are rounded to two only when shown. */
const COST_SCALE = 6

/**
 * Whether a movement may have this date: it must not be in the future.
 *
 * @param operationDate a day, or a stored date; empty is checked elsewhere
 * @param today the day in the company's time zone; equal is allowed
 */
export const refuseOperationDate = ({
  operationDate,
  today,
}: {
  operationDate: unknown
  today: Day
}): RefusalCode | null => ((dayFromStored(operationDate) ?? today) > today ? 'dayInFuture' : null)

/**
 * Price of a movement in lira a unit, exact: rounding before averaging would lose part of a foreign
 * price on every receipt.
 *
 * @param price in the movement's own currency
 * @param currencyRate lira per unit of it; empty means 1
 */
export const baseCostOf = ({
  price,
  currencyRate,
}: {
  price: Numeric
  currencyRate?: Numeric | null
}): Decimal => toDecimal(price).mul(toDecimal(currencyRate ?? 1))

/**
 * Weighted average cost after a receipt: (on hand × average + quantity × cost) ÷ (on hand +
 * quantity). Issues leave the average unchanged.
 *
 * @param onHand before the receipt; a negative stock counts as 0
 * @param average lira a unit before it; empty before the first priced receipt
 * @param quantity received, greater than 0
 * @param cost lira a unit; empty for an unpriced receipt, which changes nothing
 * @returns lira a unit, six decimals
 */
export const averageCostAfter = ({
  onHand,
  average,
  quantity,
  cost,
}: {
  onHand: Numeric
  average: Numeric | null | undefined
  quantity: Numeric
  cost: Numeric | null | undefined
}): Decimal => {
  const before = toDecimal(average)
  const received = toDecimal(quantity)
  if (cost === null || cost === undefined || received.lte(0)) return before
  const old = Decimal.max(toDecimal(onHand), 0)
  const unitCost = toDecimal(cost)
  if (old.isZero() || average === null || average === undefined) {
    return unitCost.toDecimalPlaces(COST_SCALE)
  }
  const value = old.mul(before).plus(received.mul(unitCost))
  return value.div(old.plus(received)).toDecimalPlaces(COST_SCALE)
}

/**
 * Average cost after a receipt is reversed: (on hand × average − quantity × cost) ÷ (on hand −
 * quantity).
 *
 * @param onHand before the reversal
 * @param quantity and `cost` of the receipt
 * @returns the average, and `isDoubtful` when it cannot be computed (nothing left, or a cost of 0
 *   or less): then the old one stays and the card must be flagged
 */
export const averageCostAfterReversal = ({
  onHand,
  average,
  quantity,
  cost,
}: {
  onHand: Numeric
  average: Numeric
  quantity: Numeric
  cost: Numeric
}): { average: Decimal; isDoubtful: boolean } => {
  const before = toDecimal(average)
  const rest = toDecimal(onHand).minus(toDecimal(quantity))
  if (rest.isZero()) return { average: before, isDoubtful: true }
  const value = toDecimal(onHand)
    .mul(before)
    .minus(toDecimal(quantity).mul(toDecimal(cost)))
  const after = value.div(rest).toDecimalPlaces(COST_SCALE)
  return after.lte(0)
    ? { average: before, isDoubtful: true }
    : { average: after, isDoubtful: false }
}
