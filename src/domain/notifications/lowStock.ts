import { toDecimal, type Numeric } from '../shared/money'
import { QUANTITY_BOUNDS } from '../stock/quantityFilters'

/**
 * Whether a card has just run low: what is available falls below its own minimum, else below 5
 * (spec §9, ux NT7). Only the step across the limit counts, so that a card which is low already
 * says nothing again.
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
