import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { staffIdOf } from '@/access/session/staffOf'
import { isAuditedEvent } from '@/domain/audit/auditedEvents'
import { isAuditedSlug } from '@/domain/audit/auditedSlugs'
import { columnFields, listColumns, type ColumnField } from './columnFields'
import { mayReadColumn, type Asked } from './readableColumn'
import { readableDetails } from './readableDetails'

export type AuditChange = { field: string; before: unknown; after: unknown }

export type StoredEvent = {
  action?: unknown
  subject?: unknown
  document?: unknown
  part?: unknown
  partId?: unknown
  details?: unknown
}

/** The rows of a list with the fields the reader may see, by field name. */
const readableRows = async (asked: Asked, list: ColumnField, rows: unknown): Promise<unknown> => {
  if (!Array.isArray(rows)) return null
  if (list.field.type !== 'array') return rows.map((row: { value?: unknown }) => row.value)
  const columns = [...listColumns(list)]
  const allowed = await Promise.all(columns.map(([, column]) => mayReadColumn(asked, column)))
  const open = columns.filter((_, at) => allowed[at])
  return rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(open.map(([column, { field }]) => [field.name, row[column] ?? null])),
  )
}

const isList = ({ field }: ColumnField) => field.type === 'array' || field.hasMany === true

const readableChange = async (
  asked: Asked,
  [column, pair]: [string, unknown],
): Promise<AuditChange | null> => {
  const [before, after] = Array.isArray(pair) ? (pair as [unknown, unknown]) : [null, null]
  // Setting a password is recorded without a column and value.
  if (asked.slug === 'users' && column === 'password') {
    const isOwn = staffIdOf(asked.req) === asked.id
    const isOpen = isOwn || (await abilityOfRequest(asked.req)).can('read', 'users', 'password')
    return isOpen ? { field: 'password', before: null, after: null } : null
  }
  const found = columnFields(asked.req.payload, asked.slug).get(column)
  if (!found || !(await mayReadColumn(asked, found))) return null
  if (!isList(found)) return { field: found.path, before: before ?? null, after: after ?? null }
  const [old, now] = await Promise.all([
    readableRows(asked, found, before),
    readableRows(asked, found, after),
  ])
  // If only hidden parts of a list changed, nothing is shown.
  if (JSON.stringify(old) === JSON.stringify(now)) return null
  return { field: found.path, before: old, after: now }
}

/**
 * The changes in an audit row that its reader may see, by the access of each field in the record
 * itself. The caller has checked access to the collection.
 * @param event as stored
 * @returns changes by REST field names, without hidden fields
 */
export const readableChanges = async (
  req: PayloadRequest,
  { action, subject, document, part, partId, details }: StoredEvent,
): Promise<AuditChange[]> => {
  const entries = Object.entries((details ?? {}) as Record<string, unknown>)
  if (isAuditedEvent(action)) {
    const details = entries.map(([name, pair]) => [name, (pair as unknown[])[1]] as const)
    const open = await readableDetails(req, { event: action, subject, document, details })
    return open.map(([field, after]) => ({ field, before: null, after }))
  }
  const slug = part ?? subject
  if (!isAuditedSlug(slug)) return []
  const asked = { req, slug, id: Number(partId ?? document) }
  const changes = await Promise.all(entries.map((entry) => readableChange(asked, entry)))
  return changes.filter((change) => change !== null)
}
