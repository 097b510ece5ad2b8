import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { addDays, dayToStored, isWeekday, type Day } from '@/domain/shared/day'
import { reminderDay } from '@/domain/tenders/sending/reminders'
import type { Locale } from '@/i18n/locales'
import { companySettings } from '@/queries/settings/companySettings'
import { dayText } from '@/queries/shared/asText'
import { readRows } from '@/queries/shared/rows'
import { awaitsAnswer } from '@/queries/tenders/awaitsAnswer'
import { approvalHashOf } from '@/queries/tenders/approvalHash'
import { queueMail } from '../../mailQueue/queueMail'
import { asWriter, inTransaction, lockRow, query } from '../../shared/transaction'

type Send = { send: number; tender: number; validUntil: Day; sentOn: Day }
type Reminded = { recipients: string; language: Locale; contentHash: string }

/** At most a weekend lies between a reminder and the day it is counted from. */
const WEEKEND_DAYS = 2

/**
 * SQL: a send `s` of the tender `t` that awaits an answer, whose mails were delivered, and without
 * an opt-out.
 */
const isOpen = (today: Day): SQL => sql`
  ${awaitsAnswer(today)} and t.valid_until is not null and s.delivery = 'delivered'
  and not exists (select from tender_sends other
    where other.tender_id = t.id and other.reminder = 'stopped')
  and not exists (select from companies c where c.no_reminders
    and c.id = coalesce(t.company_id, (select e.company_id from employees e where e.id = t.employee_id)))`

/** Whether the reminder of a send is due today, or was on a day without a job run. */
const isDue = (send: Send, { today, days }: { today: Day; days: number }): boolean => {
  const day = reminderDay(send, days)
  return day !== null && day <= today
}

/**
 * Sends whose reminder is due today; empty on Saturdays and Sundays, and if the settings have no
 * number of days. The oldest first.
 */
export const dueReminders = async (req: PayloadRequest): Promise<Send[]> => {
  const { today, timeZone, reminderDays: days } = await companySettings(req)
  if (days <= 0 || !isWeekday(today)) return []
  const found = await readRows<Send>(
    req,
    sql`select s.id as send, t.id as tender, ${dayText(sql`t.valid_until`)} as "validUntil",
          to_char(s.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as "sentOn"
        from tenders t join tender_sends s on s.tender_id = t.id
        where ${isOpen(today)} and s.reminder is null
          and t.valid_until <= ${dayToStored(addDays(today, days + WEEKEND_DAYS))} order by s.id`,
  )
  return found.filter((send) => isDue(send, { today, days }))
}

/**
 * Whether a reminder is still due, checked under the tender's row lock: an answer, another send, a
 * decision, a change of the offer or an opt-out cancels it.
 * @returns the data to compose it; null if it is no longer due
 */
export const remindedSend = async (
  req: PayloadRequest,
  { send, tender }: Pick<Send, 'send' | 'tender'>,
): Promise<Reminded | null> => {
  await lockRow(req, 'tenders', tender)
  const { today, reminderDays } = await companySettings(req)
  if (reminderDays <= 0) return null
  const [found] = await query<Reminded>(
    req,
    sql`select s.recipients, s.language, s.content_hash as "contentHash"
        from tenders t join tender_sends s on s.tender_id = t.id
        where s.id = ${send} and ${isOpen(today)}`,
  )
  const isSame = found && (await approvalHashOf(req, tender)) === found.contentHash
  return isSame ? found : null
}

/**
 * Queues the reminder of a send, one mail for each recipient, once.
 * @param args.due from `dueReminders`
 */
export const remindCustomer = (args: { req: PayloadRequest; due: Send }): Promise<void> =>
  inTransaction(args.req, async () => {
    const {
      req,
      due: { send, tender },
    } = args
    const found = await remindedSend(req, { send, tender })
    if (!found) return
    const claimed = await asWriter(req, 'tender', () =>
      query(
        req,
        sql`update tender_sends set reminder = 'queued', updated_at = now()
            where id = ${send} and reminder is null returning id`,
      ),
    )
    if (claimed.length === 0) return
    for (const to of found.recipients.split(', '))
      await queueMail({
        ...{ req, to, kind: 'tenderReminder', locale: found.language },
        data: { send, tender },
      })
  })
