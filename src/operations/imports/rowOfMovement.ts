import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { query } from '../shared/transaction'
import type { TriedRow } from './rows'

/** The row of the ledger that a movement was written as. */
export const rowOfMovement = async (req: PayloadRequest, id: number): Promise<TriedRow | null> => {
  const [found] = await query<{ row: TriedRow }>(
    req,
    sql`select to_jsonb(m) as row from stock_movements m where id = ${id}`,
  )
  return found?.row ?? null
}
