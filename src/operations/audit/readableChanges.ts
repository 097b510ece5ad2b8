import type { PayloadRequest } from 'payload'
import { isAuditedEvent } from '@/domain/audit/auditedEvents'
import { isAuditedSlug, type AuditedSlug } from '@/domain/audit/auditedSlugs'
import { columnFields, listColumns, type ColumnField } from './columnFields'
import type { AuditField } from './entityOf'

export type AuditChange = { field: string; before: unknown; after: unknown }

export type StoredEvent = {
  action?: unknown
  subject?: unknown
  document?: unknown
  part?: unknown
  partId?: unknown
  details?: unknown
}

type Asked = { req: PayloadRequest; slug: AuditedSlug; id: number }

// Rights are the same for all rows of an answer, except on one's own user.
const answers = new WeakMap<PayloadRequest, Map<string, Promise<boolean>>>()

const mayReadChain = async ({ req, id }: Asked, chain: readonly AuditField[]): Promise<boolean> => {
  for (const { access } of chain)
    if (access?.read && !(await access.read({ req, id, doc: { id } }))) return false
  return true
}

/** Whether the reader may see a column of some record. */
export const mayReadColumn = (asked: Asked, { path, chain }: ColumnField): Promise<boolean> => {
  const ofRequest = answers.get(asked.req) ?? new Map<string, Promise<boolean>>()
  answers.set(asked.req, ofRequest)
  const key = `${asked.slug} ${path} ${asked.slug === 'users' ? asked.id : ''}`
  const answer = ofRequest.get(key) ?? mayReadChain(asked, chain)
  ofRequest.set(key, answer)
  return answer
}

/** The rows of a list with what the reader may see of each, by field name. */
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
  // That a password was set: it has no column, and its value is nowhere.
  if (asked.slug === 'users' && column === 'password')
    return { field: 'password', before: null, after: null }
  const found = columnFields(asked.req.payload, asked.slug).get(column)
  if (!found || !(await mayReadColumn(asked, found))) return null
  if (!isList(found)) return { field: found.path, before: before ?? null, after: after ?? null }
  const [old, now] = await Promise.all([
    readableRows(asked, found, before),
    readableRows(asked, found, after),
  ])
  // Of a list only what the reader may see may have changed: then nothing has.
  if (JSON.stringify(old) === JSON.stringify(now)) return null
  return { field: found.path, before: old, after: now }
}

/**
 * What of a row of the trail its reader may see: the fields they could read in the record itself,
 * by the access of each field. The reader may read the collection already.
 * @param event as it is stored
 * @returns changes by the names REST has for the fields; none of fields that are hidden from them
 */
export const readableChanges = async (
  req: PayloadRequest,
  { action, subject, document, part, partId, details }: StoredEvent,
): Promise<AuditChange[]> => {
  const entries = Object.entries((details ?? {}) as Record<string, unknown>)
  if (isAuditedEvent(action))
    return entries.map(([field, pair]) => ({ field, before: null, after: (pair as unknown[])[1] }))
  const slug = part ?? subject
  if (!isAuditedSlug(slug)) return []
  const asked = { req, slug, id: Number(partId ?? document) }
  const changes = await Promise.all(entries.map((entry) => readableChange(asked, entry)))
  return changes.filter((change) => change !== null)
}
