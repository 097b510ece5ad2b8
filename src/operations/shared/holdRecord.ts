import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { tableNameOf } from '@/domain/shared/sqlNames'
import { query } from './transaction'

/**
 * Locks the record that a note or an action is about as their triggers will (`keep_note`,
 * `keep_action`): it is neither deleted meanwhile nor moved to another customer, and no lock becomes a
 * stronger one, over which two changes would wait for each other.
 * @returns whether there is such a record
 */
export const holdRecord = async (
  req: PayloadRequest,
  slug: string,
  id: number,
): Promise<boolean> => {
  const table = sql.identifier(tableNameOf(slug))
  const rows = await query(req, sql`select 1 from ${table} where id = ${id} for share`)
  return rows.length > 0
}

/**
 * Locks the user to whom a record is about to be given, before the record itself: they do not leave
 * between the check that they may have it and the commit (`owners/leave` locks in the same order).
 */
export const holdUser = async (req: PayloadRequest, id: number): Promise<void> => {
  await holdRecord(req, 'users', id)
}
