import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { hasRunLow } from '@/domain/stock/lowStock'
import { toDecimal, type Numeric } from '@/domain/shared/money'
import { emit } from '../events/emit'
import { query } from '../shared/transaction'

/** A card with the quantity taken from it and the available quantity afterwards. */
export type TakenCard = {
  id: number
  name: string
  available: string
  minQuantity: string | null
  allowNoStock: boolean
  taken: Numeric
}

/**
 * Stores events for cards that have just run low. Cards with `allowNoStock` do not run low; the
 * dashboard leaves them out too.
 * @param cards in the order of their ids, locked by this transaction
 */
export const emitRunLow = async (
  req: PayloadRequest,
  cards: readonly TakenCard[],
): Promise<void> => {
  for (const { id, name, available, minQuantity, allowNoStock, taken } of cards) {
    const before = toDecimal(available).plus(toDecimal(taken))
    if (allowNoStock || !hasRunLow({ before, after: available, minQuantity })) continue
    await emit(req, { name: 'stockRanLow', document: id, data: { name, available } })
  }
}

/**
 * Stores events for cards that have just run low, reading their current quantities.
 * @param taken the quantity taken from each card's available quantity, in its unit; this
 *   transaction has locked the cards and already taken it
 */
export const emitLowStock = async ({
  req,
  taken,
}: {
  req: PayloadRequest
  taken: ReadonlyMap<number, Numeric>
}): Promise<void> => {
  if (taken.size === 0) return
  const cards = await query<Omit<TakenCard, 'taken'>>(
    req,
    sql`select id, name, available_quantity::text as available, min_quantity::text as "minQuantity",
          allow_no_stock as "allowNoStock"
        from stock_cards where allow_no_stock = false
          and id in (select value::int from jsonb_array_elements_text(${JSON.stringify([...taken.keys()])}::jsonb))
        order by id`,
  )
  await emitRunLow(
    req,
    cards.map((card) => ({ ...card, taken: taken.get(card.id) ?? 0 })),
  )
}
