import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readRows } from '../shared/rows'

/** Receipts and issues of a card; the difference is its current quantity. */
export type MovementSums = { count: number; received: string; issued: string }

/** Totals of a card's ledger. For readers of movements only: the caller checks. */
export const readMovementSums = async (
  req: PayloadRequest,
  card: number,
): Promise<MovementSums> => {
  const [sums] = await readRows<MovementSums>(
    req,
    sql`select count(*)::int as count,
               coalesce(sum(quantity) filter (where type = 'in'), 0)::text as received,
               coalesce(sum(quantity) filter (where type = 'out'), 0)::text as issued
        from stock_movements where stock_card_id = ${card}`,
  )
  return sums ?? { count: 0, received: '0', issued: '0' }
}

/**
 * The currently reserved quantity of a card. For readers of reservations only: the caller checks.
 */
export const readHeldSum = async (
  req: PayloadRequest,
  card: number,
): Promise<{ count: number; held: string }> => {
  const [sum] = await readRows<{ count: number; held: string }>(
    req,
    sql`select count(*)::int as count, coalesce(sum(remaining_quantity), 0)::text as held
        from stock_reservations where stock_card_id = ${card} and status = 'active'`,
  )
  return sum ?? { count: 0, held: '0' }
}
