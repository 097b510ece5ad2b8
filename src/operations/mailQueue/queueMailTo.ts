import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MailKind } from '@/domain/mails/mail'
import { languageOf } from '@/queries/preferences/languageOf'
import { query } from '../shared/transaction'
import { queueMail } from './queueMail'

/**
 * Queues a mail to a user, at their address and in the language of their mails; for an unknown user
 * nothing.
 * @param args.data as of `queueMail`, besides `user`, which is added
 * @throws when the request has no transaction
 */
export const queueMailTo = async (args: {
  req: PayloadRequest
  user: number
  kind: MailKind
  data: Readonly<Record<string, string | number | null>>
  afterMinutes?: number
}): Promise<void> => {
  const { req, user, kind, data, afterMinutes } = args
  const [row] = await query<{ email: string }>(req, sql`select email from users where id = ${user}`)
  if (!row) return
  await queueMail({
    req,
    kind,
    to: row.email,
    locale: await languageOf(req, user),
    data: { user, ...data },
    ...(afterMinutes !== undefined && { afterMinutes }),
  })
}
