import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { staffIdOf } from '@/access/staffOf'
import { query } from '@/operations/shared/transaction'

/**
 * What somebody saved for themselves goes with them; what they shared stays with whoever deletes
 * them, because others work with it.
 */
export const passOnListViews: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const heir = staffIdOf(req)
  await query(req, sql`delete from list_views where owner_id = ${id} and audience = 'own'`)
  await query(req, sql`update list_views set owner_id = ${heir} where owner_id = ${id}`)
}
