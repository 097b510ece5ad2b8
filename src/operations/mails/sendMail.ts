import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isServerAway, waitAfter, type MailFailure } from '@/domain/mails/mail'
import { env } from '@/lib/env'
import { reasonOf } from '@/lib/errorText'
import { notifyAdministrators } from '../notifications/notifyAdministrators'
import { readRows } from '@/queries/shared/rows'
import { inTransaction, query } from '../shared/transaction'
import type { Locale } from '@/i18n/locales'
import { COMPOSERS, FOLLOWERS } from './composers'
import type { DueMail, MailContent, StoredAttachment } from '../mailQueue/mail'
import { LOGO_ID, renderMail } from './render'
import { openFile } from '@/lib/fileStorage'

/** A permanent failure, as if a mail server had refused the content: a retry cannot help. */
const GONE = { code: 'EMESSAGE', responseCode: 550 }
/** Only this mail failed and is retried; the mail server works, so others are sent. */
const UNREADABLE = { code: 'EMESSAGE' }

/**
 * Loads the attachments of a mail.
 * @throws an error that ends the mail for good when one of them is deleted
 */
const readAttachments = (attachments: readonly StoredAttachment[]) =>
  Promise.all(
    attachments.map(async ({ filename, contentType, folder, stored }) => {
      const file = await openFile(folder, stored).catch((cause: unknown) => {
        throw Object.assign(new Error(`${filename} cannot be read`, { cause }), UNREADABLE)
      })
      if (!file) throw Object.assign(new Error(`${filename} is gone`), GONE)
      const content = Buffer.from(await new Response(file.body).arrayBuffer())
      return { filename, contentType, content }
    }),
  )

/** Longer than an attempt takes (`lib/mailAdapter.ts`): its server was killed. */
const LOST_AFTER = '2 minutes'

const IS_DUE = sql`((state = 'waiting' and due_at <= now())
  or (state = 'sending' and claimed_at < now() - ${LOST_AFTER}::interval))`

/** The due mails, oldest first. @param limit most mails */
export const dueMails = async (req: PayloadRequest, limit: number): Promise<string[]> => {
  const rows = await readRows<{ id: string }>(
    req,
    sql`select m.id::text from mails m where ${IS_DUE} order by m.id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

type Message = ReturnType<typeof renderMail> &
  Pick<MailContent, 'attachments' | 'replyTo' | 'invitation'> & {
    from: { name: string; address: string }
    logo: Uint8Array | null
  }
type Claimed = { mail: DueMail; message: Message }

/** Name of the sending company: from the settings, else the site's title, else its host. */
const companyName = async (req: PayloadRequest): Promise<string> => {
  const [row] = await query<{ name: string | null }>(
    req,
    sql`select coalesce(nullif(trim(company_profile_name), ''), nullif(trim(site_title), '')) as name
        from settings limit 1`,
  )
  return row?.name ?? new URL(env.SERVER_URL).host
}

const messageOf = async (
  req: PayloadRequest,
  content: MailContent,
  locale: Locale,
): Promise<Message> => {
  const { fromName, replyTo, attachments, letterhead, invitation } = content
  return {
    ...renderMail(content, locale),
    from: { name: fromName ?? (await companyName(req)), address: env.MAIL_FROM },
    logo: letterhead?.logo ?? null,
    ...(replyTo && { replyTo }),
    ...(attachments && { attachments }),
    ...(invitation && { invitation }),
  }
}

/** The logo is embedded: loading it from the server would reveal when the mail is read. */
const LOGO_FILE = {
  filename: 'logo.png',
  contentType: 'image/png',
  contentDisposition: 'inline',
  cid: LOGO_ID,
} as const

/** Claims a mail, so that no other instance sends it; committed before sending. */
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
    if (content) return { mail, message: await messageOf(req, content, mail.locale) }
    await query(req, sql`delete from mails where id = ${id}::bigint`)
    await FOLLOWERS[mail.kind]?.(req, mail)
    return null
  })

/** If the number of attempts has changed, a later attempt has taken over. */
const settle = (req: PayloadRequest, mail: DueMail, change: ReturnType<typeof sql>) =>
  inTransaction(req, async () => {
    const { id, attempts, kind } = mail
    await query(
      req,
      sql`update mails set ${change}, claimed_at = null
          where id = ${id}::bigint and state = 'sending' and attempts = ${attempts}`,
    )
    await FOLLOWERS[kind]?.(req, mail)
  })

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

/** Equal for all attempts to send a mail, so that mail programs recognise duplicates. */
const messageIdOf = ({ nonce }: DueMail) => `<${nonce}@${new URL(env.SERVER_URL).hostname}>`

/**
 * Sends one due mail. The result is stored; only a database failure throws.
 * @param req without a transaction: none may be open while talking to a mail server
 * @returns whether the mail server is available; `false` means to stop sending
 */
export const sendMail = async (req: PayloadRequest, id: string): Promise<boolean> => {
  const claimed = await claim(req, id)
  if (!claimed) return true
  const { mail, message } = claimed
  try {
    const { attachments = [], logo, invitation, ...said } = message
    const files = [
      ...(logo ? [{ ...LOGO_FILE, content: Buffer.from(logo) }] : []),
      ...(await readAttachments(attachments)),
    ]
    await req.payload.sendEmail({
      ...said,
      ...(files.length > 0 && { attachments: files }),
      ...(invitation && {
        icalEvent: { method: invitation.method, content: invitation.ics, filename: 'invite.ics' },
      }),
      to: mail.recipient,
      messageId: messageIdOf(mail),
    })
  } catch (error) {
    await noteFailure(req, mail, error)
    req.payload.logger.warn({ msg: 'A mail was not taken', mail: id, reason: reasonOf(error) })
    return !isServerAway(error as MailFailure)
  }
  await settle(req, mail, sql`state = 'sent', sent_at = now(), last_error = null`)
  return true
}
