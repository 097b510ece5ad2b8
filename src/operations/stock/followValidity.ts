import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dayToStored, type Day } from '@/domain/shared/day'
import { query } from '../shared/transaction'
import { RESERVED_UNTIL } from './refuseOver'

/**
 * Moves the last day of what is held by hand for a tender when its validity changes: those that end
 * with it go on doing so, those with a day of their own keep it. The caller has locked the tender.
 * @param args.from the last valid day it had, `args.to` the one it has now
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
