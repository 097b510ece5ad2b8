import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { momentText } from '../shared/asText'
import { readRows } from '../shared/rows'

export type ApprovedTender = { id: number; number: string | null; title: string; at: string }
export type MadeMovement = {
  id: number
  card: string
  type: 'in' | 'out'
  quantity: string
  at: string
}

const SHOWN = 8

/** The tenders somebody approved last. For readers of tenders only: the caller checks. */
export const readApprovedTenders = (
  req: PayloadRequest,
  userId: number,
): Promise<ApprovedTender[]> =>
  readRows<ApprovedTender>(
    req,
    sql`select id, number, title,
          ${momentText(sql`approved_at`)} as at
        from tenders where approved_by_id = ${userId} and is_approved
        order by approved_at desc nulls last limit ${SHOWN}`,
  )

/** The movements of stock somebody made last. For readers of movements only: the caller checks. */
export const readMadeMovements = (req: PayloadRequest, userId: number): Promise<MadeMovement[]> =>
  readRows<MadeMovement>(
    req,
    sql`select m.id, c.name as card, m.type, m.quantity::text as quantity,
          ${momentText(sql`m.created_at`)} as at
        from stock_movements m join stock_cards c on c.id = m.stock_card_id
        where m.operation_user_id = ${userId} order by m.created_at desc, m.id desc limit ${SHOWN}`,
  )
