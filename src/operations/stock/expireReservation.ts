import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { addDays, type Day } from '@/domain/shared/day'
import { isReservationOver } from '@/domain/stock/reservation'
import { isFirst, isNotMarked } from '../background/onceOnly'
import { readRows } from '@/queries/shared/rows'
import { asWriter, inTransaction, query } from '../shared/transaction'
import { emitReservation } from './emitReservation'
import { lockReservation } from './lockReservation'
import { LAST_DAY, readReservationTerms } from './refuseOver'

const OPEN_BY_HAND = sql`from stock_reservations r left join tenders t on t.id = r.tender_id
  where r.status in ('active', 'waiting') and r.origin = 'manual'`

/** The open reservations made by hand whose last day is over; oldest first. */
export const overdueReservations = async (req: PayloadRequest, today: Day): Promise<number[]> => {
  const rows = await readRows<{ id: number }>(
    req,
    sql`select r.id ${OPEN_BY_HAND} and ${LAST_DAY} < ${today} order by r.id`,
  )
  return rows.map(({ id }) => id)
}

const ENDS_TOMORROW = (today: Day) => sql`${OPEN_BY_HAND} and ${LAST_DAY} = ${addDays(today, 1)}`
const MARK = 'reservation-ends'

/** Those that end tomorrow and whose people have not been notified yet. */
export const endingReservations = async (req: PayloadRequest, today: Day): Promise<number[]> => {
  const rows = await readRows<{ id: number }>(
    req,
    sql`select r.id ${ENDS_TOMORROW(today)} and ${isNotMarked(sql`${MARK} || ' ' || r.id || ' ' || ${today}`)}
        order by r.id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Ends a reservation whose day is over and tells those it was held for. Judged again under the
 * locks: prolonged, released or ended meanwhile, nothing happens, so running it twice is harmless.
 * @param today the company's day
 * @returns whether it ended now
 */
export const expireReservation = ({
  req,
  id,
  today,
}: {
  req: PayloadRequest
  id: number
  today: Day
}): Promise<boolean> =>
  inTransaction(req, async () => {
    await lockReservation(req, id, { mayHaveEnded: true })
    const terms = await readReservationTerms(req, id)
    if (!terms || !isReservationOver({ ...terms, today })) return false
    await asWriter(req, 'reservation', () =>
      query(
        req,
        sql`update stock_reservations set status = 'expired', updated_at = now() where id = ${id}`,
      ),
    )
    await emitReservation({ req, event: 'reservationExpired', id })
    return true
  })

/**
 * Tells those it is held for that a reservation ends tomorrow, once. Judged again under its lock:
 * prolonged or ended meanwhile, nothing is told.
 * @param today the company's day
 */
export const warnOfEnd = ({
  req,
  id,
  today,
}: {
  req: PayloadRequest
  id: number
  today: Day
}): Promise<void> =>
  inTransaction(req, async () => {
    await lockReservation(req, id, { mayHaveEnded: true })
    const [open] = await query(req, sql`select r.id ${ENDS_TOMORROW(today)} and r.id = ${id}`)
    if (!open || !(await isFirst(req, `${MARK} ${id} ${today}`))) return
    await emitReservation({ req, event: 'reservationExpiring', id })
  })
