import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import type { Numeric } from '@/domain/shared/money'
import { query } from '../shared/transaction'

export type PartInput = { stockCard?: unknown; quantity?: Numeric }

/**
 * Replaces the parts of a group; a card that stays keeps its row.
 * @param parts checked by `refuseParts`: each card once, quantities above 0
 */
export const saveGroupParts = async ({
  req,
  groupId,
  parts,
}: {
  req: PayloadRequest
  groupId: number
  parts: PartInput[]
}): Promise<void> => {
  const rows = parts.map((part) => ({ card: idOf(part.stockCard), quantity: part.quantity }))
  const wanted = JSON.stringify(rows)
  await query(
    req,
    sql`delete from stock_group_stocks where stock_group_id = ${groupId}
        and stock_card_id not in (
          select card from jsonb_to_recordset(${wanted}::jsonb) as w(card int))`,
  )
  await query(
    req,
    sql`insert into stock_group_stocks (stock_group_id, stock_card_id, quantity)
        select ${groupId}, card, quantity
        from jsonb_to_recordset(${wanted}::jsonb) as w(card int, quantity numeric)
        on conflict (stock_group_id, stock_card_id)
        do update set quantity = excluded.quantity, updated_at = now()`,
  )
}
