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

/** The open manual reservations whose last day is over; oldest first. */
export const overdueReservations = async (req: PayloadRequest, today: Day): Promise<number[]> => {
  const rows = await readRows<{ id: number }>(
    req,
    sql`select r.id ${OPEN_BY_HAND} and ${LAST_DAY} < ${today} order by r.id`,
  )
  return rows.map(({ id }) => id)
}

const ENDS_TOMORROW = (today: Day) => sql`${OPEN_BY_HAND} and ${LAST_DAY} = ${addDays(today, 1)}`
const MARK = 'reservation-ends'

/** Reservations that end tomorrow without a notification yet. */
export const endingReservations = async (req: PayloadRequest, today: Day): Promise<number[]> => {
  const rows = await readRows<{ id: number }>(
    req,
    sql`select r.id ${ENDS_TOMORROW(today)} and ${isNotMarked(sql`${MARK} || ' ' || r.id || ' ' || ${today}`)}
        order by r.id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Ends an expired reservation and notifies the users it was held for. Checked again under the row
 * locks: if it was prolonged, released or ended meanwhile, nothing happens, so it is idempotent.
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
 * Notifies, once, the users a reservation is held for that it ends tomorrow. Checked again under its
 * row lock: no notification if it was prolonged or ended meanwhile.
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
