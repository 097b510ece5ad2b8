import type { PayloadRequest } from 'payload'
import { isAuditedSlug } from '@/domain/audit/auditedSlugs'
import { tableNameOf } from '@/domain/shared/sqlNames'
import { columnFields } from '../audit/columnFields'

export type ContentRow = Record<string, unknown>
/** A deleted record with all rows deleted with it, by table, its own first. */
export type Content = { table: string; rows: ContentRow[] }[]

/** The row of the record itself. */
export const rootOf = (content: Content): ContentRow => content[0]?.rows[0] ?? {}

/** The deleted record by field names, for the rules of its collection. */
export const valuesOf = (req: PayloadRequest, slug: string, content: Content): ContentRow => {
  const row = rootOf(content)
  if (!isAuditedSlug(slug)) return row
  const columns = [...columnFields(req.payload, slug)]
  return Object.fromEntries(columns.map(([column, { path }]) => [path, row[column]]))
}

const ownName = (column: string) => column === 'filename' || /^sizes_\w+_filename$/.test(column)

/** The stored files referenced by the rows, as `folder/name`. */
export const filesIn = (req: PayloadRequest, content: Content): string[] => {
  const folders = new Map(
    req.payload.config.collections
      .filter(({ upload }) => upload)
      .map(({ slug }) => [tableNameOf(slug), slug]),
  )
  return content.flatMap(({ table, rows }) => {
    const folder = folders.get(table)
    if (folder === undefined) return []
    return rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, name]) =>
        ownName(column) && typeof name === 'string' && name !== '' ? [`${folder}/${name}`] : [],
      ),
    )
  })
}
