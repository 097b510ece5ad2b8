import { Decimal, toDecimal, type Numeric } from '../shared/money'

/** A waiting reservation; lists are sorted oldest first. */
export type Waiting = { id: number; quantity: Numeric; isOffered: boolean }

/**
 * Which waiting reservations the available stock can serve, oldest first: each one for which enough
 * is left after those before it. A larger one is skipped, but keeps its place in the queue.
 *
 * @param card its available quantity; irrelevant if `allowNoStock`
 * @param waiting the oldest first
 * @returns ids to offer now, and ids of earlier offers to withdraw because the stock is gone
 */
export const offersOf = (
  card: { available: Numeric; allowNoStock: boolean },
  waiting: readonly Waiting[],
): { offer: number[]; withdraw: number[] } => {
  let left = Decimal.max(toDecimal(card.available), 0)
  const found = { offer: [] as number[], withdraw: [] as number[] }
  for (const { id, quantity, isOffered } of waiting) {
    const fits = card.allowNoStock || left.gte(toDecimal(quantity))
    if (fits) left = left.minus(toDecimal(quantity))
    if (fits && !isOffered) found.offer.push(id)
    if (!fits && isOffered) found.withdraw.push(id)
  }
  return found
}
