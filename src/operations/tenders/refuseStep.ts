import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal, type RefusalCode, type RefusalData } from '@/domain/shared/refusal'
import { query } from '../shared/transaction'

const FIELD_OF: Partial<Record<RefusalCode, string>> = {
  bidderMissing: 'company',
  bidderTwice: 'company',
  bidderContactMissing: 'unconnectedEmail',
  tenderExpired: 'validUntil',
}

/** Throws why a step cannot be taken, at the field to correct; does nothing for null. */
export const refuseStep = (code: RefusalCode | null, data: RefusalData = {}): void => {
  if (!code) return
  const path = FIELD_OF[code]
  throw new Refusal(code, { data, fields: path ? [{ path, code }] : [] })
}

/**
 * Refuses to withdraw the approval of, or to end, a partly delivered tender: its deliveries must be
 * reversed first. The caller has locked the tender.
 * @throws Refusal `alreadyDelivered` with the cards in question
 */
export const refuseDelivered = async (req: PayloadRequest, tenderId: number): Promise<void> => {
  const rows = await query<{ card: number; delivered: string }>(
    req,
    sql`select stock_card_id as card, delivered_of(tender_id, stock_card_id)::text as delivered
        from tender_demands where tender_id = ${tenderId}
          and delivered_of(tender_id, stock_card_id) > 0 order by 1`,
  )
  if (rows.length === 0) return
  const delivered = rows.map((row) => ({ card: row.card, delivered: Number(row.delivered) }))
  throw new Refusal('alreadyDelivered', { data: { delivered } })
}
