import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { columnNameOf, tableNameOf } from '@/domain/shared/sqlNames'
import { codeKey } from '@/domain/stock/codes/codes'
import { query } from '../shared/transaction'

/** A record that a text of a file may refer to; `company` where its collection has one. */
export type Found = { id: number; company: number | null }

/** Records by the key of a text (`codeKey`): case and blanks at the ends do not count. */
export type FoundBy = ReadonlyMap<string, readonly Found[]>

const bySlug = async (
  req: PayloadRequest,
  args: { slug: string; by: string; keys: readonly string[]; hasCompany: boolean },
): Promise<Map<string, Found[]>> => {
  const { slug, by, keys, hasCompany } = args
  const column = sql.identifier(columnNameOf(by))
  const company = hasCompany ? sql`company_id` : sql`null::int`
  // The name of a merged company refers to the company it was merged into.
  const id = slug === 'companies' ? sql`coalesce(merged_into_id, id)` : sql`id`
  const rows = await query<Found & { key: string }>(
    req,
    sql`select distinct ${id} as id, ${company} as company, code_key(${column}) as key
        from ${sql.identifier(tableNameOf(slug))}
        where code_key(${column}) in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`,
  )
  const found = new Map<string, Found[]>()
  for (const { id, company: of, key } of rows)
    found.set(key, [...(found.get(key) ?? []), { id, company: of }])
  return found
}

/**
 * Finds records by text: by the first of the fields that contains the text, in one statement for
 * each field.
 * @param args.fields that identify records, the most reliable first; readable ones only
 * @param args.texts as written in the file
 */
export const findRecords = async (args: {
  req: PayloadRequest
  slug: string
  fields: readonly string[]
  texts: readonly string[]
}): Promise<FoundBy> => {
  const { req, slug, fields, texts } = args
  const { flattenedFields } = req.payload.collections[slug as CollectionSlug].config
  const hasCompany = flattenedFields.some(({ name }) => name === 'company')
  const found = new Map<string, readonly Found[]>()
  let open = [...new Set(texts.map(codeKey))].filter((key) => key !== '')
  for (const by of fields) {
    if (open.length === 0) break
    const some = await bySlug(req, { slug, by, keys: open, hasCompany })
    for (const [key, records] of some) found.set(key, records)
    open = open.filter((key) => !some.has(key))
  }
  return found
}
