import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, Where } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { EVENT_DETAILS, type DetailOpener } from '@/access/reading/eventDetails'
import { mayReadField } from '@/access/reading/mayReadField'
import { staffIdOf } from '@/access/session/staffOf'
import { NEVER_NARROWED } from '@/access/reading/subjectFields'
import { AUDITED_EVENTS, type AuditedEvent } from '@/domain/audit/auditedEvents'
import type { AuditedSlug } from '@/domain/audit/auditedSlugs'
import { columnFields } from './columnFields'
import { mayReadColumn } from './readableColumn'
import { readableSlugs } from './readableSlugs'

/** Which rows of the trail a caller may see. */
export type TrailScope = {
  /** Collections of which they may read every record. */
  readable: readonly AuditedSlug[]
  /** Collections of which they may not read every field, with the readable columns. */
  narrowed: readonly { slug: AuditedSlug; columns: readonly string[] }[]
  /** Events of which they may read no detail. */
  hidden: readonly AuditedEvent[]
  /** Their own user, which they may read completely. */
  self: number | null
}

/** An id no record has: the answer for a column in general, not for one's own user. */
const NO_RECORD = 0
const PASSWORD = 'password'

/**
 * The columns of a collection the caller may read, by table names; null for all of them. For users
 * only the fields visible on others.
 */
export const narrowedColumns = async (
  req: PayloadRequest,
  slug: AuditedSlug,
): Promise<string[] | null> => {
  const columns = [...columnFields(req.payload, slug)].filter(
    ([, { chain }]) => !NEVER_NARROWED.has(chain[0]?.name ?? ''),
  )
  const asked = { req, slug, id: NO_RECORD }
  const open: string[] = []
  for (const [name, column] of columns) if (await mayReadColumn(asked, column)) open.push(name)
  if (open.length === columns.length) return null
  const ability = await abilityOfRequest(req)
  const seesPassword = slug === 'users' && ability.can('read', 'users', PASSWORD)
  return seesPassword ? [...open, PASSWORD] : open
}

const scopeOf = async (req: PayloadRequest): Promise<TrailScope> => {
  const readable = await readableSlugs(req)
  const ability = await abilityOfRequest(req)
  const narrowed: { slug: AuditedSlug; columns: string[] }[] = []
  for (const slug of readable) {
    const columns = await narrowedColumns(req, slug)
    if (columns) narrowed.push({ slug, columns })
  }
  const isClosed = (opener: DetailOpener) =>
    typeof opener !== 'string' && !mayReadField(ability, ...opener)
  const hidden = AUDITED_EVENTS.filter((event) => {
    const openers: DetailOpener[] = Object.values(EVENT_DETAILS[event])
    return openers.length > 0 && openers.every(isClosed)
  })
  return { readable, narrowed, hidden, self: staffIdOf(req) }
}

const scopes = new WeakMap<PayloadRequest, Promise<TrailScope>>()

/**
 * The audit rows the caller may see: those of readable records with at least one readable value. A
 * row with hidden fields only would reveal who changed them, and when.
 */
export const trailScope = (req: PayloadRequest): Promise<TrailScope> => {
  const known = scopes.get(req) ?? scopeOf(req)
  scopes.set(req, known)
  return known
}

/** The scope as a Payload filter, for REST and GraphQL. */
export const scopeWhere = ({ readable, narrowed, hidden, self }: TrailScope): Where => {
  const among = (field: string): Where => ({
    or: [{ [field]: { exists: false } }, { [field]: { in: readable } }],
  })
  const own: Where[] =
    self === null
      ? []
      : [{ and: [{ subject: { equals: 'users' } }, { document: { equals: self } }] }]
  const shows = (columns: readonly string[]): Where[] =>
    columns.map((column) => ({ [`details.${column}`]: { exists: true } }))
  return {
    and: [
      among('subject'),
      among('part'),
      ...narrowed.flatMap(({ slug, columns }): Where[] => [
        {
          or: [
            { subject: { exists: false } },
            { subject: { not_equals: slug } },
            { part: { exists: true } },
            { action: { in: [...AUDITED_EVENTS] } },
            ...own,
            ...shows(columns),
          ],
        },
        { or: [{ part: { exists: false } }, { part: { not_equals: slug } }, ...shows(columns)] },
      ]),
      ...(hidden.length > 0 ? [{ or: [{ action: { not_in: [...hidden] } }, ...own] }] : []),
    ],
  }
}

const listOf = (values: readonly string[]) =>
  values.length === 0
    ? sql`array[]::text[]`
    : sql`array[${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )}]::text[]`

/** The scope as a condition on rows of `audit_events`. */
export const scopeSql = (alias: SQL, scope: TrailScope): SQL => {
  const { readable, narrowed, hidden, self } = scope
  const own = sql`(${alias}.subject = 'users' and ${alias}.document = ${self})`
  const shows = (columns: readonly string[]) => sql`${alias}.details ?| ${listOf(columns)}`
  const conditions = [
    sql`(${alias}.subject is null or ${alias}.subject = any(${listOf(readable)}))`,
    sql`(${alias}.part is null or ${alias}.part = any(${listOf(readable)}))`,
    ...narrowed.flatMap(({ slug, columns }) => [
      sql`(${alias}.subject is distinct from ${slug} or ${alias}.part is not null
        or ${alias}.action = any(${listOf(AUDITED_EVENTS)})
        ${self === null ? sql`` : sql`or ${own}`} or ${shows(columns)})`,
      sql`(${alias}.part is distinct from ${slug} or ${shows(columns)})`,
    ]),
    ...(hidden.length > 0
      ? [
          sql`(${alias}.action <> all(${listOf(hidden)})
            ${self === null ? sql`` : sql`or ${own}`})`,
        ]
      : []),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}
