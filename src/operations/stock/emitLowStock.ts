import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { hasRunLow } from '@/domain/stock/lowStock'
import { toDecimal, type Numeric } from '@/domain/shared/money'
import { emit } from '../events/emit'
import { query } from '../shared/transaction'

/** A card from which `taken` was taken, with what is available afterwards. */
export type TakenCard = {
  id: number
  name: string
  available: string
  minQuantity: string | null
  allowNoStock: boolean
  taken: Numeric
}

/**
 * Writes down which cards have just run low. Cards that may be sold without stock do not run low;
 * the dashboard leaves them out too.
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
 * Writes down which cards have just run low, by the figures that the database holds now.
 * @param taken what was taken from the available quantity of each card, in its unit; this
 *   transaction has locked the cards and taken from them already
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
