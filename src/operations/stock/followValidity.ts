import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dayToStored, type Day } from '@/domain/shared/day'
import { query } from '../shared/transaction'
import { RESERVED_UNTIL } from './refuseOver'

/**
 * Moves the last day of manual reservations for a tender when its validity changes: those that end
 * with it follow, those with another day keep it. The caller has locked the tender.
 * @param args.from the former last valid day, `args.to` the new one
 */
export const followValidity = async (args: {
  req: PayloadRequest
  tender: number
  from: Day | null
  to: Day | null
}): Promise<void> => {
  const { req, tender, from, to } = args
  if (from === null || to === null || from === to) return
  await query(
    req,
    sql`update stock_reservations r set reserved_until = ${dayToStored(to)}, updated_at = now()
        where tender_id = ${tender} and origin = 'manual' and status in ('active', 'waiting')
          and ${RESERVED_UNTIL} = ${from}`,
  )
}
