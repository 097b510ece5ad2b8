import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { refuseFields } from '@/domain/shared/refusal'
import { query } from '@/operations/shared/transaction'

/**
 * Two templates have different names, however they are written. Of two people who take one name at
 * once the second waits, and then finds it taken.
 */
export const refuseTakenName: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { name } = data as { name?: unknown }
  if (typeof name !== 'string' || name === originalDoc?.name) return data
  await query(
    req,
    sql`select pg_advisory_xact_lock(hashtext('tender template ' || fold_text(${name})))`,
  )
  const taken = await query(
    req,
    sql`select 1 from tender_templates where fold_text(name) = fold_text(${name})
        and id <> ${Number(originalDoc?.id ?? 0)}`,
  )
  refuseFields([taken.length > 0 ? { path: 'name', code: 'notUnique' } : null])
  return data
}
