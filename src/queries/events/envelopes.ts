import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { readableEventData } from '@/access/reading/eventData'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { sampleDataOf } from '@/catalog/eventSamples'
import { eventTypeOf, isChange, storedAs } from '@/catalog/eventTypes'
import { isAuditedSlug, type AuditedSlug } from '@/domain/audit/auditedSlugs'
import type { Actor } from '@/domain/events/entries'
import { KEPT_EVENT_DAYS, type LogPlace } from '@/domain/events/logCursor'
import { Refusal } from '@/domain/shared/refusal'
import { readableRowsOf } from '../audit/entityOf'
import { narrowedColumns } from '../audit/trailScope'
import { recordKey, recordTitles } from '../shared/recordTitles'
import { readRows, type Reader } from '../shared/rows'
import type { EventsAsked } from './eventsAsked'

/** An event as delivered to programs. */
export type EventEnvelope = {
  id: string
  type: string
  timestamp: string
  /** `subject`, `id`, and the values of the event that the reader may see. */
  data: { subject: string; id: number } & Record<string, unknown>
}
/** A row of `events`, as `ROW_COLUMNS` reads it. */
export type StoredRow = LogPlace & {
  at: string
  name: string
  subject: AuditedSlug
  document: number
  actor: Actor
  data: Record<string, unknown>
  /** For an update of a record: its columns, as `tender-items.quantity`. */
  changed: string[] | null
  isOld: boolean
}

type Facts = Pick<StoredRow, 'name' | 'subject' | 'actor' | 'data' | 'changed'>

/** SQL, on rows of `events`: expired, but not deleted yet. */
export const IS_OLD = sql`at < now() - make_interval(days => ${KEPT_EVENT_DAYS})`

/** SQL, on rows of `events` with the alias `e`. */
export const ROW_COLUMNS = sql`e.transaction::text as transaction, e.id::text as id,
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
  e.name, e.subject, e.document, e.actor, e.data, e.changed,
  e.at < now() - make_interval(days => ${KEPT_EVENT_DAYS}) as "isOld"`

/** A reader's rights on events, evaluated once per response. */
export const sightOf = async (req: PayloadRequest) => {
  const ability = await abilityOfRequest(req)
  const seesActors = mayReadFields(ability, 'users', 'name')
  const rules = new Map<AuditedSlug, Promise<boolean | Where>>()
  const columns = new Map<AuditedSlug, Promise<string[] | null>>()

  const ruleOf = (slug: AuditedSlug) => {
    const rule = rules.get(slug) ?? readableRowsOf(req, slug)
    rules.set(slug, rule)
    return rule
  }
  const columnsOf = (slug: AuditedSlug) => {
    const open = columns.get(slug) ?? narrowedColumns(req, slug)
    columns.set(slug, open)
    return open
  }

  /** A change of unreadable columns only is hidden, as in the trail. */
  const showsColumn = async (subject: AuditedSlug, changed: string): Promise<boolean> => {
    const at = changed.indexOf('.')
    const slug = changed.slice(0, at)
    if (!isAuditedSlug(slug)) return false
    // Parts need the right to them; the record itself has been checked.
    if (slug !== subject && (await ruleOf(slug)) !== true) return false
    const open = await columnsOf(slug)
    return open === null || open.includes(changed.slice(at + 1))
  }

  const factsOf = async (row: Facts): Promise<Record<string, unknown> | null> => {
    if (!isChange(row.name)) {
      const facts = readableEventData(ability, row)
      return facts && { ...facts, ...(seesActors && row.actor && { actor: row.actor.name }) }
    }
    if (row.changed === null) return {}
    for (const changed of row.changed) if (await showsColumn(row.subject, changed)) return {}
    return null
  }

  /**
   * The rows of records which the reader may read. If that depends on the record itself, a deleted
   * one cannot be checked and is hidden.
   */
  const readable = async (rows: readonly StoredRow[]): Promise<ReadonlySet<StoredRow>> => {
    const judged = await Promise.all(
      rows.map(async (row) => ({ row, rule: await ruleOf(row.subject) })),
    )
    const dependent = judged.filter(({ rule }) => typeof rule === 'object')
    const there = await recordTitles(
      req,
      dependent.map(({ row: { subject, document } }) => ({ slug: subject, id: document })),
    )
    return new Set(
      judged
        .filter(({ row: { subject, document }, rule }) =>
          typeof rule === 'object' ? there.has(recordKey(subject, document)) : rule,
        )
        .map(({ row }) => row),
    )
  }

  return { factsOf, readable }
}

/** The envelopes of rows, in their order; null for hidden ones. */
export const envelopesOf = async (
  sight: Awaited<ReturnType<typeof sightOf>>,
  rows: readonly StoredRow[],
  types: EventsAsked['types'],
): Promise<(EventEnvelope | null)[]> => {
  const typed = rows.map((row) => ({ row, type: row.isOld ? null : eventTypeOf(row) }))
  const wanted = typed.filter(({ type }) => type !== null && (types === null || types.has(type)))
  const readable = await sight.readable(wanted.map(({ row }) => row))
  return Promise.all(
    typed.map(async ({ row, type }) => {
      const facts = type !== null && readable.has(row) ? await sight.factsOf(row) : null
      if (type === null || facts === null) return null
      const { id, at, subject, document } = row
      return { id: `evt_${id}`, type, timestamp: at, data: { ...facts, subject, id: document } }
    }),
  )
}

/** Stored events, in any order; deleted ones are missing. */
export const storedEvents = (req: Reader, ids: readonly string[]): Promise<StoredRow[]> =>
  readRows<StoredRow>(
    req,
    sql`select ${ROW_COLUMNS} from events e
        where e.id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  )

/**
 * A made-up event of a type, with the values that a caller would see in real ones.
 * @param type one of `EVENT_TYPES`
 * @throws Refusal `notAllowed` for a caller who may not see events of this type
 */
export const readSample = async (req: PayloadRequest, type: string): Promise<EventEnvelope> => {
  const [stored] = storedAs([type])
  if (!stored || !isAuditedSlug(stored.subject)) throw new Error(`${type} has no subject`)
  const { name, subject } = stored
  const isReadable = (await readableRowsOf(req, subject)) !== false
  const { factsOf } = await sightOf(req)
  const actor = { id: 1, name: 'Ayşe Yılmaz' }
  const facts =
    isReadable && (await factsOf({ name, subject, actor, data: sampleDataOf(name), changed: null }))
  if (!facts) throw new Refusal('notAllowed')
  // Ids of stored events start at 1.
  const timestamp = new Date().toISOString()
  return { id: 'evt_0', type, timestamp, data: { ...facts, subject, id: 1 } }
}
