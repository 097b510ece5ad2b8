import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Id } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import { query } from '../shared/transaction'

/** A card's figures as the database holds them: exact decimals as text. */
export type CardFigures = {
  id: number
  name: string
  current: string
  reserved: string
  averageCost: string | null
  allowNoStock: boolean
}

/**
 * Locks a stock card until the end of the transaction and reads its figures.
 * @param id the card; whoever locks several does it in ascending order (`sortedIds`)
 * @throws Refusal `notFound` when there is no such card
 */
export const lockCard = async (req: PayloadRequest, id: Id): Promise<CardFigures> => {
  const [card] = await query<CardFigures>(
    req,
    sql`select id, name, current_quantity::text as current, reserved_quantity::text as reserved,
               average_cost::text as "averageCost", coalesce(allow_no_stock, false) as "allowNoStock"
        from stock_cards where id = ${id} for no key update`,
  )
  if (!card) throw new Refusal('notFound', { data: { collection: 'stock-cards', id } })
  return card
}
