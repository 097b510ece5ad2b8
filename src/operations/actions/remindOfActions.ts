import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { ANNOUNCED_MINUTES, type ActionSubject } from '@/domain/actions/actions'
import { dayToStored, isWeekday, type Day } from '@/domain/shared/day'
import { siteOf } from '@/queries/settings/siteOf'
import { readRows } from '@/queries/shared/rows'
import { peopleWhoRead } from '@/queries/users/activePeople'
import { isFirst, isNotMarked } from '../background/onceOnly'
import { notify } from '../notifications/notify'
import { placeOf } from '../notifications/notifyMention'
import { inTransaction, query } from '../shared/transaction'

const DAY_MARK = 'actions-due'
const TIME_MARK = 'action-due'

/** There is only one page Today, but a notification needs a record id. */
const THE_PAGE = 1

const isDue = (today: Day) => sql`a.done_at is null and a.due_on <= ${dayToStored(today)}`

/**
 * Users with due actions who were not reminded today. On Saturdays and Sundays only actions due on
 * that day count: overdue ones wait for Monday.
 * @param today the company's day
 */
export const peopleToRemind = async (req: PayloadRequest, today: Day): Promise<number[]> => {
  const rows = await readRows<{ id: number }>(
    req,
    sql`select a.owner_id as id from actions a
        where ${isDue(today)} and ${isNotMarked(sql`${DAY_MARK} || ' ' || a.owner_id || ' ' || ${today}`)}
        group by a.owner_id
        having ${isWeekday(today)} or bool_or(a.due_on = ${dayToStored(today)})
        order by a.owner_id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Notifies a user, once a day, of the number of actions that are due by today and how many are
 * overdue. Those on unreadable records are not counted.
 * @param args.id of the user
 * @param args.today the company's day
 */
export const remindOfDay = (args: { req: PayloadRequest; id: number; today: Day }): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, id, today } = args
    if (!(await isFirst(req, `${DAY_MARK} ${id} ${today}`))) return
    const rows = await query<{ subject: ActionSubject; due: number; overdue: number }>(
      req,
      sql`select a.subject::text as subject, count(*)::int as due,
            (count(*) filter (where a.due_on < ${dayToStored(today)}))::int as overdue
          from actions a where ${isDue(today)} and a.owner_id = ${id} group by a.subject`,
    )
    let [due, overdue] = [0, 0]
    for (const row of rows) {
      const able = await peopleWhoRead(req, 'actions', row.subject, [id])
      if (able.length === 0) continue
      due += row.due
      overdue += row.overdue
    }
    if (due === 0) return
    await notify({
      req,
      event: 'actionsDue',
      subject: 'actions',
      document: THE_PAGE,
      data: { due, overdue },
      to: { users: [id] },
    })
  })

/** SQL: the moment of an action; if snoozed, on its new day. Null without a time. */
const momentOf = (timeZone: string) =>
  sql`(((a.due_on at time zone 'UTC')::date
    + case when a.time ~ '^[0-2][0-9]:[0-5][0-9]$' then a.time::time end) at time zone ${timeZone})`

const isNear = (timeZone: string, now: Date) =>
  sql`a.done_at is null
    and ${momentOf(timeZone)} > ${now.toISOString()}::timestamptz
    and ${momentOf(timeZone)} <= ${now.toISOString()}::timestamptz
      + make_interval(mins => ${ANNOUNCED_MINUTES})`

/** Key of an action and its moment: a moved action is announced again. */
const timeMark = sql`${TIME_MARK} || ' ' || a.id || ' ' || (a.due_on at time zone 'UTC')::date || ' ' || a.time`

/** Open actions that start within a quarter of an hour and were not announced yet. */
export const actionsToAnnounce = async (req: PayloadRequest, now: Date): Promise<number[]> => {
  const { timeZone } = await siteOf(req.payload)
  const rows = await readRows<{ id: number }>(
    req,
    sql`select a.id from actions a
        where a.due_on >= ${now.toISOString()}::timestamptz - interval '2 days'
          and a.due_on <= ${now.toISOString()}::timestamptz + interval '2 days'
          and ${isNear(timeZone, now)} and ${isNotMarked(timeMark)} order by a.id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Notifies the owner of an action, once for each moment of it, that it starts soon. Checked again
 * under its row lock: not if it was finished, moved or snoozed meanwhile, or its owner may not read
 * it.
 * @param args.id of the action
 */
export const announceAction = (args: {
  req: PayloadRequest
  id: number
  now: Date
}): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, id, now } = args
    const { timeZone } = await siteOf(req.payload)
    const [action] = await query<{
      subject: ActionSubject
      document: number
      company: number | null
      title: string
      owner: number
      time: string
      mark: string
    }>(
      req,
      sql`select a.subject::text as subject, a.document::int as document, a.company_id as company,
            a.title, a.owner_id as owner, a.time, ${timeMark} as mark
          from actions a where a.id = ${id} and ${isNear(timeZone, now)} for no key update`,
    )
    const place = action && placeOf(action)
    if (!place || !(await isFirst(req, action.mark))) return
    const able = await peopleWhoRead(req, 'actions', action.subject, [action.owner])
    await notify({
      req,
      event: 'actionDue',
      ...place,
      data: { action: action.title, time: action.time },
      to: { users: able.map((person) => person.id) },
    })
  })
