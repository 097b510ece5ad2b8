import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MailKind } from '@/domain/mails/mail'
import { reminderOf } from '@/domain/tenders/sending/reminders'
import { deliveryOf, type MailSums } from '@/domain/tenders/sending/sends'
import { asWriter, query } from '../../shared/transaction'

type Sums = MailSums & { reason: string | null }

/**
 * The numbers of a send's mails of one kind by status, under the row lock of the send: of two mails
 * that finish at once the second sees the first.
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
 * Stores the mail status of a send, in the transaction that stores the result of a mail.
 * @param send its id, from the mail
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
 * Stores the status of a send's reminder mails, like `noteDelivery`. An opt-out of the customer is
 * kept.
 * @param send its id, from the mail
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
