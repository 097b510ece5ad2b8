import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { query } from '@/operations/shared/transaction'

/** A view shared with a role that goes stays with its owner alone; without one it goes too. */
export const keepListViews: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await query(req, sql`delete from list_views where role_id = ${id} and owner_id is null`)
  await query(
    req,
    sql`update list_views set audience = 'own', role_id = null where role_id = ${id}`,
  )
}
