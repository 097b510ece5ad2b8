import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isServerAway, waitAfter, type MailFailure } from '@/domain/mails/mail'
import { env } from '@/lib/env'
import { reasonOf } from '@/lib/errorText'
import { notifyAdministrators } from '../notifications/notifyAdministrators'
import { readRows } from '../shared/rows'
import { inTransaction, query } from '../shared/transaction'
import { COMPOSERS } from './composers'
import type { DueMail } from './mail'
import { renderMail } from './render'

/** Longer than an attempt takes (`lib/mailAdapter.ts`): its server was killed. */
const LOST_AFTER = '2 minutes'

const IS_DUE = sql`((state = 'waiting' and due_at <= now())
  or (state = 'sending' and claimed_at < now() - ${LOST_AFTER}::interval))`

/** The mails to be sent now, oldest first. @param limit at most so many */
export const dueMails = async (req: PayloadRequest, limit: number): Promise<string[]> => {
  const rows = await readRows<{ id: string }>(
    req,
    sql`select id::text from mails where ${IS_DUE} order by id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

type Claimed = { mail: DueMail; message: ReturnType<typeof renderMail> }

/** Takes a mail, so that nobody else sends it; committed before anything is sent. */
const claim = (req: PayloadRequest, id: string): Promise<Claimed | null> =>
  inTransaction(req, async () => {
    const [mail] = await query<DueMail>(
      req,
      sql`update mails set state = 'sending', attempts = attempts + 1, claimed_at = now()
          where id = ${id}::bigint and ${IS_DUE}
          returning id::text, kind, recipient, locale, data, nonce::text, attempts`,
    )
    if (!mail) return null
    const content = await COMPOSERS[mail.kind](req, mail)
    if (content) return { mail, message: renderMail(content, mail.locale) }
    await query(req, sql`delete from mails where id = ${id}::bigint`)
    return null
  })

/** A later attempt took it over when the number of attempts is another one. */
const settle = (req: PayloadRequest, { id, attempts }: DueMail, change: ReturnType<typeof sql>) =>
  inTransaction(req, () =>
    query(
      req,
      sql`update mails set ${change}, claimed_at = null
          where id = ${id}::bigint and state = 'sending' and attempts = ${attempts}`,
    ),
  )

const noteFailure = (req: PayloadRequest, mail: DueMail, error: unknown): Promise<void> =>
  inTransaction(req, async () => {
    const wait = waitAfter(mail.attempts, error as MailFailure)
    const change =
      wait === null
        ? sql`state = 'dead', last_error = ${reasonOf(error)}`
        : sql`state = 'waiting', last_error = ${reasonOf(error)},
              due_at = now() + make_interval(secs => ${wait})`
    await settle(req, mail, change)
    if (wait === null) await notifyAdministrators({ req, event: 'mailFailed' })
  })

/** The same at every attempt: who gets a mail twice sees it once. */
const messageIdOf = ({ nonce }: DueMail) => `<${nonce}@${new URL(env.SERVER_URL).hostname}>`

/**
 * Sends one mail that is due. What becomes of it is written down; only a database that is away
 * throws.
 * @param req without a transaction: none is open while a mail server is talked to
 * @returns whether the mail server can be used at all; `false` means the others may as well wait
 */
export const sendMail = async (req: PayloadRequest, id: string): Promise<boolean> => {
  const claimed = await claim(req, id)
  if (!claimed) return true
  const { mail, message } = claimed
  try {
    await req.payload.sendEmail({ ...message, to: mail.recipient, messageId: messageIdOf(mail) })
  } catch (error) {
    await noteFailure(req, mail, error)
    req.payload.logger.warn({ msg: 'A mail was not taken', mail: id, reason: reasonOf(error) })
    return !isServerAway(error as MailFailure)
  }
  await settle(req, mail, sql`state = 'sent', sent_at = now(), last_error = null`)
  return true
}
