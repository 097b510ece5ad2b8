import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MailKind } from '@/domain/mails/mail'
import type { Locale } from '@/i18n/locales'
import { wakeJob } from '../background/wakeJob'
import { query } from '../shared/transaction'

/**
 * Queues a mail in the request's transaction: both are committed or neither. A job sends it after
 * the commit, retries if the mail server does not accept it, and stores the reason when no attempt
 * is left. A server killed while sending may send it twice, under the same Message-ID; the number
 * of attempts shows that.
 * @param args.to address of one person
 * @param args.afterMinutes earliest sending; at once by default
 * @param args.data further input of the kind's `compose`; never a secret, it stays in the table
 * @throws when the request has no transaction
 */
export const queueMail = async (args: {
  req: PayloadRequest
  kind: MailKind
  to: string
  locale: Locale
  data?: Readonly<Record<string, string | number | null>>
  afterMinutes?: number
}): Promise<void> => {
  const { req, kind, to, locale, data = {}, afterMinutes = 0 } = args
  await query(
    req,
    sql`insert into mails (kind, recipient, locale, data, due_at)
        values (${kind}, ${to}, ${locale}, ${JSON.stringify(data)}::jsonb,
          now() + make_interval(mins => ${afterMinutes}))`,
  )
  await wakeJob(req, 'send-mails')
}
