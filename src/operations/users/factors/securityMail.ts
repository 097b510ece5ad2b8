import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/catalog/paths'
import { env } from '@/lib/env'
import { readRows } from '@/queries/shared/rows'
import { siteTitleOf } from '@/queries/settings/siteOf'
import type { Compose } from '../../mailQueue/mail'
import { queueMail } from '../../mailQueue/queueMail'
import { inTransaction } from '../../shared/transaction'

/** The events of a second factor that the user gets a mail about. */
const EVENTS = [
  'added',
  'removed',
  'reset',
  'recoveryUsed',
  'codesMade',
  'guessed',
  'passkeyAdded',
  'passkeyRemoved',
] as const
export type SecurityEvent = (typeof EVENTS)[number]

const emailOf = async (req: PayloadRequest, userId: number) => {
  const [row] = await readRows<{ email: string }>(
    req,
    sql`select email from users where id = ${userId}`,
  )
  return row?.email
}

/**
 * Writes a mail to the owner of an account down, in the request's transaction when it has one.
 * @param args.event what happened
 */
export const mailToOwner = (
  req: PayloadRequest,
  { userId, event }: { userId: number; event: SecurityEvent },
): Promise<void> =>
  inTransaction(req, async () => {
    const to = await emailOf(req, userId)
    const language = req.i18n?.language
    const locale = isLocale(language) ? language : DEFAULT_LOCALE
    if (to) await queueMail({ req, kind: 'security', to, locale, data: { user: userId, event } })
  })

const isEvent = (value: unknown): value is SecurityEvent =>
  (EVENTS as readonly unknown[]).includes(value)

/** The mail about an event of the user's second factor, with what to do about it. */
export const composeSecurityMail: Compose = async (req, mail) => {
  const { user, event } = mail.data
  const [owner] = await readRows<{ name: string }>(
    req,
    sql`select name from users where id = ${Number(user)} and status = 'active'`,
  )
  if (!owner || !isEvent(event)) return null
  const t = createTranslator(mail.locale)
  const isGuess = event === 'guessed'
  const link = `${env.SERVER_URL}${isGuess ? paths.forgotPassword() : paths.accountSecurity()}`
  return {
    subject: t(`emails.security.${event}.subject`),
    paragraphs: [
      t('emails.resetPassword.greeting', { name: owner.name }),
      t(`emails.security.${event}.text`, {
        site: await siteTitleOf(req.payload),
      }),
      t(isGuess ? 'emails.security.changePassword' : 'emails.security.ifNotYou'),
      { link, label: t(isGuess ? 'auth.resetTitle' : 'account.tabs.security') },
    ],
  }
}
