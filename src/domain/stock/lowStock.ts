import { toDecimal, type Numeric } from '../shared/money'
import { QUANTITY_BOUNDS } from './quantityFilters'

/** Default limit, in its unit, for a card without a minimum. */
export const LOW_STOCK_BELOW = QUANTITY_BOUNDS.below5.lt ?? 5

type Card = {
  available: Numeric
  minQuantity?: Numeric | null
  allowNoStock?: boolean | null
  isArchived?: boolean | null
}

/**
 * Whether a card is low: its available quantity is below its minimum, or below 5 without one. Cards
 * with `allowNoStock` and archived cards never are. The trigger `guard_stock_card` stores the same
 * in the card's `isLow`, which dashboard, lists and the card's page read.
 * @param card.available in the card's unit, as is `minQuantity`
 */
export const isLow = ({ available, minQuantity, allowNoStock, isArchived }: Card): boolean =>
  !allowNoStock && !isArchived && toDecimal(available).lt(toDecimal(minQuantity ?? LOW_STOCK_BELOW))

/**
 * Whether a card has just run low. Only crossing the limit counts, so that a card which is already
 * low does not notify again.
 * @param args.before available before the change, in the card's unit
 * @param args.after available after it
 * @param args.minQuantity the card's own limit, if it has one
 */
export const hasRunLow = ({
  before,
  after,
  minQuantity,
}: {
  before: Numeric
  after: Numeric
  minQuantity?: Numeric | null
}): boolean =>
  !isLow({ available: before, minQuantity }) && isLow({ available: after, minQuantity })
