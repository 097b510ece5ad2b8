import { toDecimal, type Numeric } from '../shared/money'
import { QUANTITY_BOUNDS } from '../stock/quantityFilters'

/**
 * Whether a card has just run low: what is available falls below its own minimum, or below 5
 * without one. Only crossing the limit counts, so that a card which is already low does not notify
 * again.
 * @param args.before available before the change, in the card's unit
 * @param args.after available after it
 * @param args.minQuantity the card's own limit, if it has one
 */
export const hasRunLow = (args: {
  before: Numeric
  after: Numeric
  minQuantity?: Numeric | null
}): boolean => {
  const limit = toDecimal(args.minQuantity ?? QUANTITY_BOUNDS.below5.lt ?? 0)
  return toDecimal(args.before).gte(limit) && toDecimal(args.after).lt(limit)
}
