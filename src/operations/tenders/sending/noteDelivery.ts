import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MailKind } from '@/domain/mails/mail'
import { reminderOf } from '@/domain/tenders/sending/reminders'
import { deliveryOf, type MailSums } from '@/domain/tenders/sending/sends'
import { asWriter, query } from '../../shared/transaction'

type Sums = MailSums & { reason: string | null }

/**
 * How many mails of one kind a send has, by what became of them, under the row lock of the send: of
 * two mails that end at once the later one counts the earlier one.
 */
const lockedSums = async (req: PayloadRequest, id: number, kind: MailKind): Promise<Sums> => {
  await query(req, sql`select id from tender_sends where id = ${id} for no key update`)
  const [sums] = await query<Sums>(
    req,
    sql`select count(*) filter (where state in ('waiting', 'sending'))::int as open,
               count(*) filter (where state = 'sent')::int as sent,
               count(*) filter (where state = 'dead')::int as dead,
               string_agg(recipient || ': ' || last_error, E'\n' order by id)
                 filter (where last_error is not null) as reason
        from mails where kind = ${kind} and (data ->> 'send')::int = ${id}`,
  )
  return sums ?? { open: 0, sent: 0, dead: 0, reason: null }
}

/**
 * Writes down at a send what became of its mails, in the transaction in which that is known of one.
 * @param send its id, as the mail has it
 */
export const noteDelivery = async (req: PayloadRequest, send: unknown): Promise<void> => {
  const id = Number(send)
  const sums = await lockedSums(req, id, 'quotation')
  const delivery = deliveryOf(sums)
  await asWriter(req, 'tender', () =>
    query(
      req,
      sql`update tender_sends set delivery = ${delivery}, delivery_reason = ${sums.reason},
            delivered_at = case when ${delivery === 'delivered'} then clock_timestamp() end,
            updated_at = now()
          where id = ${id}`,
    ),
  )
}

/**
 * The same for the mails of its reminder. That a customer wants none stays.
 * @param send its id, as the mail has it
 */
export const noteReminder = async (req: PayloadRequest, send: unknown): Promise<void> => {
  const id = Number(send)
  const reminder = reminderOf(await lockedSums(req, id, 'tenderReminder'))
  await asWriter(req, 'tender', () =>
    query(
      req,
      sql`update tender_sends set updated_at = now(),
            reminder = case when reminder = 'stopped' then reminder else ${reminder} end,
            reminded_at = coalesce(reminded_at,
              case when ${reminder === 'sent'} then clock_timestamp() end)
          where id = ${id}`,
    ),
  )
}
