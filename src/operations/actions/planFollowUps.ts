import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { MAX_ACTION_TITLE } from '@/domain/actions/actions'
import {
  FOLLOW_UP_NAMES,
  FOLLOW_UPS,
  type FollowUp,
  type FollowUpDays,
} from '@/domain/actions/followUps'
import { addDays, dayToStored, isWeekday, type Day } from '@/domain/shared/day'
import { companySettings } from '@/queries/settings/companySettings'
import { readRows } from '@/queries/shared/rows'
import { awaitsAnswer } from '@/queries/tenders/awaitsAnswer'
import { peopleWhoRead } from '@/queries/users/activePeople'
import { inTransaction, lockRow, query } from '../shared/transaction'

export type DueFollowUp = { send: number; tender: number; name: FollowUp }
/** Older silences are not followed up, to avoid a flood when the feature is switched on. */
const NEWS_DAYS = 14

type Question = { today: Day; timeZone: string; days: FollowUpDays }

/** SQL: start of the silence after the send `s`. */
const SILENT_SINCE: Readonly<Record<FollowUp, SQL>> = {
  unopened: sql`case when s.opened_at is null then coalesce(s.delivered_at, s.created_at) end`,
  unanswered: sql`s.opened_at`,
}

/**
 * SQL: a send that reached its customer, has awaited an answer for the configured days, and has no
 * follow-up of this kind yet.
 */
const isDue = (name: FollowUp, { today, timeZone, days }: Question): SQL => sql`
  ${awaitsAnswer(today)} and s.delivery in ('delivered', 'none')
  and (${SILENT_SINCE[name]} at time zone ${timeZone})::date
    between ${addDays(today, -days[name] - NEWS_DAYS)}::date and ${addDays(today, -days[name])}::date
  and not exists (select from actions a
    where a.source = 'followUp' and a.source_id = s.id and a.kind = ${FOLLOW_UPS[name].kind})`

const questionNow = async (req: PayloadRequest): Promise<Question> => {
  const { today, timeZone, followUpDays } = await companySettings(req)
  return { today, timeZone, days: followUpDays }
}

/**
 * Sends that are due for a follow-up by the settings and have none yet; empty on Saturdays and
 * Sundays. The oldest first.
 */
export const dueFollowUps = async (req: PayloadRequest): Promise<DueFollowUp[]> => {
  const question = await questionNow(req)
  if (!isWeekday(question.today)) return []
  const wanted = FOLLOW_UP_NAMES.filter((name) => question.days[name] > 0)
  const found = await Promise.all(
    wanted.map((name) =>
      readRows<DueFollowUp>(
        req,
        sql`select s.id as send, t.id as tender, ${name}::text as name
            from tenders t join tender_sends s on s.tender_id = t.id
            where ${isDue(name, question)} order by s.id`,
      ),
    ),
  )
  return found.flat()
}

/**
 * Plans an action, due today, for the owner of a tender without an answer; none if it has no owner
 * or the owner may not read it. An open follow-up of the same send stays the only one. Checked
 * again under the tender's row lock: an answer, a decision or another send that came meanwhile ends
 * it.
 * @param args.due from `dueFollowUps`
 */
export const planFollowUp = (args: { req: PayloadRequest; due: DueFollowUp }): Promise<void> =>
  inTransaction(args.req, async () => {
    const {
      req,
      due: { send, tender: id, name },
    } = args
    await lockRow(req, 'tenders', id)
    const question = await questionNow(req)
    const [tender] = await query<{ title: string; owner: number | null }>(
      req,
      sql`select left(t.title, ${MAX_ACTION_TITLE}) as title, t.owner_id as owner
          from tenders t join tender_sends s on s.tender_id = t.id
          where s.id = ${send} and ${isDue(name, question)}
            and not exists (select from actions a where a.source = 'followUp'
              and a.source_id = s.id and a.done_at is null)`,
    )
    if (!tender?.owner) return
    const [able] = await peopleWhoRead(req, 'actions', 'tenders', [tender.owner])
    if (!able) return
    await query(
      req,
      sql`insert into actions (kind, title, subject, document, owner_id, due, source, source_id)
          values (${FOLLOW_UPS[name].kind}, ${tender.title}, 'tenders', ${id}, ${tender.owner},
            ${dayToStored(question.today)}, 'followUp', ${send})`,
    )
  })
