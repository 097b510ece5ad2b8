import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MailKind } from '@/domain/mails/mail'
import type { Locale } from '@/i18n/locales'
import { wakeJob } from '../background/wakeJob'
import { query } from '../shared/transaction'

/**
 * Writes a mail down in the request's transaction: committed with what it is about, or not at all.
 * A job sends it after the COMMIT, tries again when the mail server does not take it, and keeps it
 * with the reason when no try is left. A server killed while it was sending may send it twice, under
 * the same Message-ID, and its attempts say so.
 * @param args.to address of one person
 * @param args.afterMinutes sent no earlier; at once when left out
 * @param args.data what `compose` of the kind needs beside it; never a secret, it stays in the table
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
