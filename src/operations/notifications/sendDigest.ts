import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { digestDayOf } from '@/domain/notifications/mailChoices'
import type { Day } from '@/domain/shared/day'
import { readMailed } from '@/queries/notifications/readMailed'
import { languageOf } from '@/queries/preferences/languageOf'
import { companySettings } from '@/queries/settings/companySettings'
import { readRows } from '@/queries/shared/rows'
import { isFirst, isNotMarked } from '../background/onceOnly'
import type { Compose } from '../mailQueue/mail'
import { queueMail } from '../mailQueue/queueMail'
import { inTransaction, query } from '../shared/transaction'
import { digestContent, notificationContent } from './digestContent'

const MARK = 'digest'

/**
 * The day of the newest daily mail that is due (`digestDayOf`), by the clock of the database, which decides
 * when the job is due: that of an instance may be behind.
 */
export const dueDigestDay = async (req: PayloadRequest): Promise<Day> => {
  const { timeZone } = await companySettings(req)
  const [clock] = await readRows<{ now: string }>(req, sql`select clock_timestamp() as now`)
  return digestDayOf(new Date(String(clock?.now)), timeZone)
}

/** Users with notifications for the daily mail of a day who did not get it yet. */
export const peopleToDigest = async (req: PayloadRequest, day: Day): Promise<number[]> => {
  const rows = await readRows<{ id: number }>(
    req,
    sql`select n.recipient_id as id from notifications n
        where n.awaits_digest
          and ${isNotMarked(sql`${MARK} || ' ' || n.recipient_id || ' ' || ${day}`)}
        group by n.recipient_id order by n.recipient_id`,
  )
  return rows.map(({ id }) => id)
}

/** In a fixed order, to prevent a deadlock with a request that marks them as read. */
const takeWaiting = async (req: PayloadRequest, id: number): Promise<number[]> => {
  const rows = await query<{ id: number }>(
    req,
    sql`with waiting as (select id from notifications
          where recipient_id = ${id} and awaits_digest order by id for update)
        update notifications n set awaits_digest = false from waiting
        where n.id = waiting.id returning n.id`,
  )
  return rows.map((row) => row.id)
}

/**
 * Queues the daily mail of a user, once for each day and never twice for a notification, even with
 * concurrent runs: they are taken in the transaction that queues it. If the user may read none of
 * them any more, or cannot sign in, nothing is queued and they are dropped.
 * @param args.id of the user
 * @param args.day of the mail (`digestDayOf`)
 */
export const sendDigest = (args: { req: PayloadRequest; id: number; day: Day }): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, id, day } = args
    if (!(await isFirst(req, `${MARK} ${id} ${day}`))) return
    const ids = await takeWaiting(req, id)
    const mailed = await readMailed({ req, user: id, ids })
    if (!mailed) return
    await queueMail({
      req,
      kind: 'digest',
      to: mailed.email,
      locale: await languageOf(req, id),
      data: { user: id, notifications: ids.join(',') },
    })
  })

/**
 * The daily mail. Checked again when it is sent: notifications that were read, or may no longer be
 * read, are left out.
 */
export const composeDigest: Compose = async (req, { data, locale }) => {
  const ids = String(data.notifications).split(',').map(Number)
  const mailed = await readMailed({ req, user: Number(data.user), ids })
  return mailed && digestContent(mailed, locale)
}

/** The mail about one notification, checked again in the same way. */
export const composeNotification: Compose = async (req, { data, locale }) => {
  const ids = [Number(data.notification)]
  const mailed = await readMailed({ req, user: Number(data.user), ids })
  const [only] = mailed?.notifications ?? []
  return mailed && only ? notificationContent({ ...only, name: mailed.name }, locale) : null
}
