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
  /** Where to go on: behind everything that was looked at, whether it was shown or not. */
  next: string
  /** Whether there is more to look at; it may be nothing that the reader may see. */
  hasMore: boolean
}

const gone = (oldest: LogCursor) =>
  new Refusal('cursorGone', { data: { oldest: cursorText(oldest) } })

/** Rows of one statement, and how many are looked at for one answer. */
const AT_ONCE = 500
const MOST_SCANNED = 5_000

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
 * The end of the log, the newest event first: for programs that keep no place and drop what they have
 * seen by its id. Where an answer has one that they know, nothing before it was missed. At most 5,000
 * events are looked at.
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
