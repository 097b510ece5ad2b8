import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { query } from '@/operations/shared/transaction'

/** Views one person may keep, over all lists. */
export const MAX_VIEWS = 200

/** @throws Refusal `listViewQuota` for one view too many; of two at once, one waits for the other. */
export const limitListViews: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !req.user) return data
  const { id } = req.user
  await query(req, sql`select pg_advisory_xact_lock(hashtext('list_views'), ${id})`)
  const [found] = await query<{ count: number }>(
    req,
    sql`select count(*)::int as count from list_views where owner_id = ${id}`,
  )
  if ((found?.count ?? 0) >= MAX_VIEWS)
    throw new Refusal('listViewQuota', { data: { max: MAX_VIEWS } })
  return data
}
