import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { tableNameOf } from '@/domain/shared/sqlNames'
import { query } from './transaction'

/**
 * Locks the record of a note or an action in the same mode as their triggers do (`keep_note`,
 * `keep_action`): it cannot be deleted or moved to another customer meanwhile, and no lock is
 * upgraded, which could deadlock.
 * @returns whether the record exists
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
 * Locks the user to whom a record will be assigned, before the record itself: they cannot leave
 * between the check and the commit (`owners/leave` locks in the same order).
 */
export const holdUser = async (req: PayloadRequest, id: number): Promise<void> => {
  await holdRecord(req, 'users', id)
}
