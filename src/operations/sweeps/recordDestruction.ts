import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { query } from '../shared/transaction'

/**
 * Records the destruction of personal data in its transaction: the number of rows by table and day.
 * The records are kept for three years.
 * @param args.what the table, or `audit_addresses`
 * @param args.rows nothing is recorded for 0
 */
export const recordDestruction = async (args: {
  req: PayloadRequest
  what: string
  rows: number
}): Promise<void> => {
  const { req, what, rows } = args
  if (rows === 0) return
  await query(
    req,
    sql`insert into destructions as d (day, what, rows) values (current_date, ${what}, ${rows})
        on conflict (day, what) do update set rows = d.rows + excluded.rows`,
  )
}
