import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { readableEventData } from '@/access/reading/eventData'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { eventTypeOf, isChange } from '@/catalog/eventTypes'
import { isAuditedSlug, type AuditedSlug } from '@/domain/audit/auditedSlugs'
import type { Actor } from '@/domain/events/entries'
import {
  cursorText,
  KEPT_EVENT_DAYS,
  laterOf,
  type LogCursor,
  type LogPlace,
} from '@/domain/events/logCursor'
import { Refusal } from '@/domain/shared/refusal'
import { readableRowsOf } from '../audit/entityOf'
import { narrowedColumns } from '../audit/trailScope'
import { recordKey, recordTitles } from '../shared/recordTitles'
import { readRows, type Reader } from '../shared/rows'
import type { EventsAsked } from './eventsAsked'

/** An event as programs get it. */
export type EventEnvelope = {
  id: string
  type: string
  timestamp: string
  /** `subject`, `id`, and the values of the event that the reader may see. */
  data: { subject: string; id: number } & Record<string, unknown>
}
export type EventsPage = {
  events: EventEnvelope[]
  /** Where to go on: behind everything that was looked at, whether it was shown or not. */
  next: string
  /** Whether there is more to look at; it may be nothing that the reader may see. */
  hasMore: boolean
}

type StoredRow = LogPlace & {
  at: string
  name: string
  subject: AuditedSlug
  document: number
  actor: Actor
  data: Record<string, unknown>
  /** Of an update of a record: its columns, as `tender-items.quantity`. */
  changed: string[] | null
  isOld: boolean
}

const gone = (oldest: LogCursor) =>
  new Refusal('cursorGone', { data: { oldest: cursorText(oldest) } })

/** Rows of one statement, and how many are looked at for one answer. */
const AT_ONCE = 500
const MOST_SCANNED = 5_000

const IS_OLD = sql`at < now() - make_interval(days => ${KEPT_EVENT_DAYS})`

type State = {
  epoch: string
  /** Transactions before it have ended; all of them in statements to come as well. */
  horizon: string
  /** The place was never given by this log, or what came behind it was deleted. */
  isGone: boolean
}

/**
 * Rows behind a place. Those of transactions under way, and of transactions that began after one of
 * these, are not among them: ids and transactions are given in another order than that of commits.
 */
const rowsAfter = async (
  req: Reader,
  { transaction, id }: LogPlace,
): Promise<State & { rows: StoredRow[] }> => {
  const found = await readRows<State & StoredRow>(
    req,
    sql`select l.epoch, s.horizon::text as horizon,
          ${transaction}::xid8 > s.edge
            or (l.gone_transaction, l.gone_id) > (${transaction}::xid8, ${id}::bigint) as "isGone",
          e.transaction::text as transaction, e.id::text as id,
          to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
          e.name, e.subject, e.document, e.actor, e.data, e.changed, e.is_old as "isOld"
        from event_log l
        cross join (select pg_snapshot_xmin(pg_current_snapshot()) as horizon,
          pg_snapshot_xmax(pg_current_snapshot()) as edge) s
        left join lateral (
          select *, ${IS_OLD} as is_old from events
          where (transaction, id) > (${transaction}::xid8, ${id}::bigint)
            and transaction < s.horizon
          order by transaction, id limit ${AT_ONCE}) e on true
        order by e.transaction, e.id`,
  )
  const [state] = found
  if (!state) throw new Error('The event log has no epoch')
  return { ...state, rows: found.filter(({ id: given }) => given !== null) }
}

/**
 * The place before the oldest event that is kept, behind everything that was deleted; the end of the
 * log where there is none.
 */
const oldestPlace = async (req: Reader): Promise<LogCursor> => {
  const [row] = await readRows<LogCursor>(
    req,
    sql`select l.epoch,
          coalesce(e.transaction, pg_snapshot_xmin(pg_current_snapshot()))::text as transaction,
          coalesce(e.id - 1, 0)::text as id
        from event_log l left join lateral (
          select transaction, id from events
          where (transaction, id) > (l.gone_transaction, l.gone_id) and not ${IS_OLD}
          order by transaction, id limit 1) e on true`,
  )
  if (!row) throw new Error('The event log has no epoch')
  return row
}

/** @throws Refusal `cursorGone` for a place before the oldest event */
const refuseOld = async (req: Reader, place: LogPlace): Promise<void> => {
  const oldest = await oldestPlace(req)
  // Behind it may be an old event as well: transactions are not in the order of time.
  if (laterOf(oldest, place) === oldest) throw gone(oldest)
}

/** What one reader may see of events, read once for an answer. */
const sightOf = async (req: PayloadRequest) => {
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

  /** A change of closed columns alone is not there, as in the trail. */
  const showsColumn = async (subject: AuditedSlug, changed: string): Promise<boolean> => {
    const at = changed.indexOf('.')
    const slug = changed.slice(0, at)
    if (!isAuditedSlug(slug)) return false
    // Parts are read with the right to them; the record itself has been judged.
    if (slug !== subject && (await ruleOf(slug)) !== true) return false
    const open = await columnsOf(slug)
    return open === null || open.includes(changed.slice(at + 1))
  }

  const factsOf = async (row: StoredRow): Promise<Record<string, unknown> | null> => {
    if (!isChange(row.name)) {
      const facts = readableEventData(ability, row)
      return facts && { ...facts, ...(seesActors && row.actor && { actor: row.actor.name }) }
    }
    if (row.changed === null) return {}
    for (const changed of row.changed) if (await showsColumn(row.subject, changed)) return {}
    return null
  }

  /**
   * The rows that are about records which the reader may read. Where that depends on the record, one
   * that is gone cannot be judged and is not shown.
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

/** The envelopes of rows, in their order; null for those the reader does not get. */
const envelopesOf = async (
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

/**
 * Events behind a place, in the order in which none is ever missed: by transaction, and within one as
 * they were written. At most 5,000 are looked at.
 * @returns those about records that the reader may read, with the values they may read, as of now
 * @throws Refusal `cursorGone`, with the cursor before the oldest event, where events behind the place
 *   are kept no longer, or the place is one of before a restore
 */
export const readEvents = async (
  req: PayloadRequest,
  { after, types, limit }: EventsAsked,
): Promise<EventsPage> => {
  const sight = await sightOf(req)
  const begin = after ?? (await oldestPlace(req))
  const events: EventEnvelope[] = []
  const page = (place: LogPlace, hasMore: boolean): EventsPage => ({
    events,
    next: cursorText({ ...place, epoch: begin.epoch }),
    hasMore,
  })
  let place: LogPlace = begin
  for (let scanned = 0; scanned < MOST_SCANNED; scanned += AT_ONCE) {
    const { rows, epoch, horizon, isGone } = await rowsAfter(req, place)
    if (epoch !== begin.epoch || isGone) throw gone(await oldestPlace(req))
    if (scanned === 0 && rows[0]?.isOld) await refuseOld(req, place)
    const envelopes = await envelopesOf(sight, rows, types)
    for (const [at, row] of rows.entries()) {
      const envelope = envelopes[at]
      if (envelope && events.length === limit) return page(place, true)
      if (envelope) events.push(envelope)
      place = row
    }
    if (rows.length < AT_ONCE) return page(laterOf(place, { transaction: horizon, id: '0' }), false)
  }
  return page(place, true)
}
