import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { deliveryOf, type MailSums } from '@/domain/tenders/sending/sends'
import { asWriter, query } from '../../shared/transaction'

type Sums = MailSums & { reason: string | null }

/**
 * Writes down at a send what became of its mails, in the transaction in which that is known of one.
 * @param send its id, as the mail has it
 */
export const noteDelivery = async (req: PayloadRequest, send: unknown): Promise<void> => {
  const id = Number(send)
  // Two mails of one send may end at once: the later one sees what the earlier one wrote.
  await query(req, sql`select id from tender_sends where id = ${id} for no key update`)
  const [sums] = await query<Sums>(
    req,
    sql`select count(*) filter (where state in ('waiting', 'sending'))::int as open,
               count(*) filter (where state = 'sent')::int as sent,
               count(*) filter (where state = 'dead')::int as dead,
               string_agg(recipient || ': ' || last_error, E'\n' order by id)
                 filter (where last_error is not null) as reason
        from mails where kind = 'quotation' and (data ->> 'send')::int = ${id}`,
  )
  if (!sums) return
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
