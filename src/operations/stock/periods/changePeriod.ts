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

/** Waits for movements being posted and blocks new ones: later ones see the changed period. */
const lockPeriods = (req: PayloadRequest) => query(req, sql`select lock_stock_periods()`)

const write = (kind: ClosingKind, { req, day, reason }: Change) =>
  query(
    req,
    sql`insert into stock_closings (kind, closed_until, reason, done_by_id)
        values (${kind}, ${day === null ? null : dayToStored(day)}::timestamptz, ${reason},
          ${staffIdOf(req)}::int)`,
  )

/**
 * Closes stock up to and including a day: after the commit nothing can be posted to it.
 * @param change.day not after the company's today, and later than the current closed day
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
 * Reopens stock, after a day or completely. The history keeps the closing and the reason for
 * reopening.
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
