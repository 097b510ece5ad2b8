import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { dayToStored, type Day } from '@/domain/shared/day'
import { Refusal, type RefusalCode } from '@/domain/shared/refusal'
import { refuseClosing, refuseReopening, type ClosingKind } from '@/domain/stock/closedPeriods'
import { companyToday } from '@/queries/settings/companyToday'
import { query } from '../../shared/transaction'
import { readClosedUntil } from '@/queries/stock/readClosedUntil'

type Change = { req: PayloadRequest; day: Day | null; reason: string }

const refuseDay = (code: RefusalCode | null, closedUntil: Day | null) => {
  if (!code) return
  const data = { day: closedUntil }
  throw new Refusal(code, { data, fields: [{ path: 'day', code, data }] })
}

/**
 * Waits until whatever is posting a movement now is done, and keeps others from beginning: what they
 * find afterwards is the period as it will be.
 */
const lockPeriods = (req: PayloadRequest) => query(req, sql`select lock_stock_periods()`)

const write = (kind: ClosingKind, { req, day, reason }: Change) =>
  query(
    req,
    sql`insert into stock_closings (kind, closed_until, reason, done_by_id)
        values (${kind}, ${day === null ? null : dayToStored(day)}::timestamptz, ${reason},
          ${staffIdOf(req)}::int)`,
  )

/**
 * Closes stock up to a day, that day included: once this has committed, nothing lands in it.
 * @param change.day not after today of the company, later than is closed already
 * @throws Refusal `dayInFuture`, `periodAlreadyClosed`, each at the field `day`
 */
export const closePeriod = async (change: Change & { day: Day }): Promise<void> => {
  const { req, day } = change
  await lockPeriods(req)
  const closedUntil = await readClosedUntil(req)
  refuseDay(refuseClosing({ day, closedUntil, today: await companyToday(req) }), closedUntil)
  await write('close', change)
}

/**
 * Opens stock again, after a day or altogether. That it was closed, and why it was opened, stays.
 * @param change.day the last day that stays closed; null opens everything
 * @throws Refusal `periodNotClosed`, at the field `day`
 */
export const reopenPeriod = async (change: Change): Promise<void> => {
  const { req, day } = change
  await lockPeriods(req)
  const closedUntil = await readClosedUntil(req)
  refuseDay(refuseReopening({ day, closedUntil }), closedUntil)
  await write('reopen', change)
}
