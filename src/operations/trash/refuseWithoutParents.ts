import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isAuditedSlug } from '@/domain/audit/auditedSlugs'
import { Refusal, type FieldRefusal } from '@/domain/shared/refusal'
import { tableNameOf } from '@/domain/shared/sqlNames'
import { columnFields } from '../audit/columnFields'
import { mayReadColumn } from '../audit/readableChanges'
import { query } from '../shared/transaction'

type Missing = { held_in: string; by_column: string; parent: string; parent_id: string }

/** The fields of the record that lead nowhere, as far as the caller may read them. */
const fieldsOf = async (req: PayloadRequest, slug: string, missing: readonly Missing[]) => {
  if (!isAuditedSlug(slug)) return []
  const own = missing.filter(({ held_in }) => held_in === tableNameOf(slug))
  const fields: FieldRefusal[] = []
  for (const { by_column } of own) {
    const column = columnFields(req.payload, slug).get(by_column)
    if (column && (await mayReadColumn({ req, slug, id: 0 }, column)))
      fields.push({ path: column.path, code: 'parentGone' })
  }
  return fields
}

/**
 * A record does not come back without what it belongs to.
 * @param content of the trash
 * @throws Refusal `parentGone` with the fields that lead nowhere
 */
export const refuseWithoutParents = async (
  req: PayloadRequest,
  slug: string,
  content: string,
): Promise<void> => {
  const missing = await query<Missing>(req, sql`select * from missing_parents(${content}::jsonb)`)
  if (missing.length === 0) return
  throw new Refusal('parentGone', { fields: await fieldsOf(req, slug, missing) })
}
