import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { cursorText, laterOf, type LogCursor, type LogPlace } from '@/domain/events/logCursor'
import { Refusal } from '@/domain/shared/refusal'
import { readRows, type Reader } from '../shared/rows'
import type { EventsAsked } from './eventsAsked'
import {
  envelopesOf,
  IS_OLD,
  ROW_COLUMNS,
  sightOf,
  type EventEnvelope,
  type StoredRow,
} from './envelopes'

export type EventsPage = {
  events: EventEnvelope[]
  /** Cursor after everything that was examined, shown or not. */
  next: string
  /** Whether there is more to examine; possibly nothing that the reader may see. */
  hasMore: boolean
}

const gone = (oldest: LogCursor) =>
  new Refusal('cursorGone', { data: { oldest: cursorText(oldest) } })

/** Rows of one statement, and the most rows examined for one response. */
const AT_ONCE = 500
const MOST_SCANNED = 5_000

type State = {
  epoch: string
  /** All transactions before it have ended, also for later statements. */
  horizon: string
  /** The cursor is not from this log, or events after it were deleted. */
  isGone: boolean
}

/**
 * Rows after a cursor. Rows of transactions in progress, and of transactions that began after one
 * of these, are excluded: ids and transaction ids do not follow the order of commits.
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
          ${ROW_COLUMNS}
        from event_log l
        cross join (select pg_snapshot_xmin(pg_current_snapshot()) as horizon,
          pg_snapshot_xmax(pg_current_snapshot()) as edge) s
        left join lateral (
          select * from events
          where (transaction, id) > (${transaction}::xid8, ${id}::bigint)
            and transaction < s.horizon
          order by transaction, id limit ${AT_ONCE}) e on true
        order by e.transaction, e.id`,
  )
  const [state] = found
  if (!state) throw new Error('The event log has no epoch')
  return { ...state, rows: found.filter(({ id: given }) => given !== null) }
}

/** The cursor before the oldest stored event; the end of the log if there is none. */
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

/** @throws Refusal `cursorGone` for a cursor before the oldest event */
const refuseOld = async (req: Reader, place: LogPlace): Promise<void> => {
  const oldest = await oldestPlace(req)
  // An old event may also follow it: transaction ids do not follow time.
  if (laterOf(oldest, place) === oldest) throw gone(oldest)
}

/**
 * Events after a cursor, in an order in which none is ever missed: by transaction, and within one
 * as they were written. At most 5,000 are examined.
 * @returns those of readable records, with the currently readable values
 * @throws Refusal `cursorGone`, with the cursor before the oldest event, if events after the cursor
 *   were deleted, or the cursor is from before a restore
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

const newestBefore = (req: Reader, place: LogPlace | null): Promise<StoredRow[]> =>
  readRows<StoredRow>(
    req,
    sql`select ${ROW_COLUMNS} from events e
        where e.transaction < pg_snapshot_xmin(pg_current_snapshot())
          and (e.transaction, e.id) > (select gone_transaction, gone_id from event_log)
          ${place ? sql`and (e.transaction, e.id) < (${place.transaction}::xid8, ${place.id}::bigint)` : sql``}
        order by e.transaction desc, e.id desc limit ${AT_ONCE}`,
  )

/**
 * The newest events, newest first: for programs that store no cursor and deduplicate by id. If a
 * response contains a known event, none was missed before it. At most 5,000 events are examined.
 * @returns at most `limit` events, as `readEvents` shows them
 */
export const readRecentEvents = async (
  req: PayloadRequest,
  { types, limit }: Pick<EventsAsked, 'types' | 'limit'>,
): Promise<EventEnvelope[]> => {
  const sight = await sightOf(req)
  const events: EventEnvelope[] = []
  let place: LogPlace | null = null
  for (let scanned = 0; scanned < MOST_SCANNED && events.length < limit; scanned += AT_ONCE) {
    const rows: StoredRow[] = await newestBefore(req, place)
    const shown = await envelopesOf(sight, rows, types)
    events.push(...shown.filter((envelope) => envelope !== null))
    place = rows.at(-1) ?? null
    if (rows.length < AT_ONCE) break
  }
  return events.slice(0, limit)
}
