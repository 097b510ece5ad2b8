import { Decimal, toDecimal, type Numeric } from '../shared/money'

/** One who waits for some of a card, the oldest first in a list of them. */
export type Waiting = { id: number; quantity: Numeric; isOffered: boolean }

/**
 * Who could take what they wait for: from the oldest on, everybody for whom enough is left after those
 * before them. Who waits for more than there is keeps the place, and is passed over until there is.
 *
 * @param available of the card; of no account where it allows no stock
 * @param waiting the oldest first
 * @returns those to tell now, and those who were told and could not take it any more
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
