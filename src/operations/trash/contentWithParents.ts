import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { KEPT_SLUGS } from '@/catalog/trash'
import { isAuditedSlug } from '@/domain/audit/auditedSlugs'
import { Refusal, type FieldRefusal } from '@/domain/shared/refusal'
import { tableNameOf } from '@/domain/shared/sqlNames'
import { columnFields } from '@/queries/audit/columnFields'
import { mayReadColumn } from '@/queries/audit/readableColumn'
import { query } from '../shared/transaction'

type Missing = { held_in: string; by_column: string; parent: string; parent_id: string }

/** The record's relations to missing records, as far as the caller may read these fields. */
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

const KEPT_TABLES = KEPT_SLUGS.map(tableNameOf)

/** An account cannot be restored: the record is restored without its author. */
const isLost = (slug: string, { held_in, parent }: Missing): boolean =>
  held_in === tableNameOf(slug) && !KEPT_TABLES.includes(parent)

/** The content with these columns of the record itself emptied. */
const without = async (req: PayloadRequest, content: string, columns: readonly string[]) => {
  if (columns.length === 0) return content
  const empty = JSON.stringify(Object.fromEntries(columns.map((column) => [column, null])))
  const [row] = await query<{ content: string }>(
    req,
    sql`select jsonb_set(c, '{0,rows,0}', c #> '{0,rows,0}' || ${empty}::jsonb)::text as content
        from (select ${content}::jsonb as c) kept`,
  )
  return row?.content ?? content
}

/**
 * A record is not restored without its parent. Relations to records that cannot be restored, such
 * as the account of its author, are emptied.
 * @param content of the trash
 * @returns the content that can be inserted
 * @throws Refusal `parentGone` with the fields of missing records
 */
export const contentWithParents = async (
  req: PayloadRequest,
  slug: string,
  content: string,
): Promise<string> => {
  const missing = await query<Missing>(req, sql`select * from missing_parents(${content}::jsonb)`)
  const lost = missing.filter((one) => isLost(slug, one))
  if (lost.length < missing.length)
    throw new Refusal('parentGone', { fields: await fieldsOf(req, slug, missing) })
  return without(
    req,
    content,
    lost.map(({ by_column }) => by_column),
  )
}
