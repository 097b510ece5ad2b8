import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { executePrepared, requireTransaction } from '@/database/adapter'
import type { Id } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'

/** A card's quantities and costs from the database: exact decimals as text. */
export type CardFigures = {
  id: number
  name: string
  current: string
  reserved: string
  allowNoStock: boolean
  isArchived: boolean
}

const FIGURES = sql`id, name, current_quantity::text as current, reserved_quantity::text as reserved,
  coalesce(allow_no_stock, false) as "allowNoStock", is_archived as "isArchived"`

/**
 * Locks stock cards until the end of the transaction, in ascending order of their ids, in one
 * statement. Every operation that moves or reserves stock locks the tender first, then the cards,
 * then reservations: two orders of the same locks would deadlock.
 * @param ids a list, or a subquery that gives one
 */
export const lockCards = async (req: PayloadRequest, ids: readonly number[] | SQL) => {
  const list = Array.isArray(ids)
    ? sql`select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`
    : (ids as SQL)
  return executePrepared<CardFigures>(
    await requireTransaction(req),
    sql`select ${FIGURES} from stock_cards where id in (${list}) order by id for no key update`,
  )
}

/**
 * Locks one stock card until the end of the transaction and reads its figures.
 * @throws Refusal `notFound` when there is no such card
 */
export const lockCard = async (req: PayloadRequest, id: Id): Promise<CardFigures> => {
  const [card] = await lockCards(req, [Number(id)])
  if (!card) throw new Refusal('notFound', { data: { collection: 'stock-cards', id } })
  return card
}
