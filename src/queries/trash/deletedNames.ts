import type { PayloadRequest } from 'payload'
import { isAuditedSlug, type AuditedSlug } from '@/domain/audit/auditedSlugs'
import type { Id } from '@/domain/shared/idOf'
import { columnFields, type ColumnField } from '../audit/columnFields'
import { mayReadColumn } from '../audit/readableColumn'
import {
  recordKey,
  recordTitles,
  textOf,
  titleFields,
  type RecordTitles,
} from '../shared/recordTitles'
import type { ContentRow } from './content'

/** A deleted record with its own row. */
export type DeletedRow = { collection: string; record: number; row: ContentRow }

type NameColumn = { column: string; to?: string }

/** The readable name columns of a record, in their order. */
const nameColumns = async (req: PayloadRequest, slug: AuditedSlug): Promise<NameColumn[]> => {
  const columns = [...columnFields(req.payload, slug)]
  const found: NameColumn[] = []
  for (const name of titleFields(slug)) {
    const entry = columns.find(([, { path }]: [string, ColumnField]) => path === name)
    if (!entry || !(await mayReadColumn({ req, slug, id: 0 }, entry[1]))) continue
    const { relationTo } = entry[1].field
    found.push({ column: entry[0], ...(typeof relationTo === 'string' && { to: relationTo }) })
  }
  return found
}

type Columns = ReadonlyMap<string, readonly NameColumn[]>

const relatedTo = (columns: Columns, { collection, row }: DeletedRow) =>
  (columns.get(collection) ?? []).flatMap(({ column, to }) =>
    to && row[column] != null ? [{ slug: to, id: row[column] as Id }] : [],
  )

const nameOf = (columns: Columns, titles: RecordTitles, deleted: DeletedRow): string => {
  const { collection, record, row } = deleted
  for (const { column, to } of columns.get(collection) ?? []) {
    const value = row[column]
    if (value == null) continue
    const name = to ? titles.get(recordKey(to, value as Id))?.title : textOf(value)
    if (name) return name
  }
  return `#${record}`
}

/**
 * Names of deleted records, as far as the reader may read them.
 * @returns a name for each, in their order
 */
export const deletedNames = async (
  req: PayloadRequest,
  deleted: readonly DeletedRow[],
): Promise<string[]> => {
  const columns = new Map<string, NameColumn[]>()
  for (const { collection } of deleted)
    if (!columns.has(collection) && isAuditedSlug(collection))
      columns.set(collection, await nameColumns(req, collection))
  const titles = await recordTitles(
    req,
    deleted.flatMap((one) => relatedTo(columns, one)),
  )
  return deleted.map((one) => nameOf(columns, titles, one))
}
