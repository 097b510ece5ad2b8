import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { paths } from '@/catalog/paths'
import { deviceOf } from '@/domain/users/deviceOf'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { env } from '@/lib/env'
import { readRows } from '@/queries/shared/rows'
import { siteOf, siteTitleOf } from '@/queries/settings/siteOf'
import { CAN_SIGN_IN } from '@/queries/users/signInStates'
import type { Compose, MailPart } from '../mailQueue/mail'
import { queueMail } from '../mailQueue/queueMail'
import { languageOf } from '@/queries/preferences/languageOf'
import { inTransaction } from '../shared/transaction'
import { deviceIn } from './sessionDevice'

/**
 * Suggested action in the mail of each event: `page` opens the security of their account, `reset`
 * sets a new password, which ends every session, `ask` refers to an administrator, and `user` opens
 * the page of the user concerned.
 */
const EVENTS = {
  added: ['page'],
  removed: ['page'],
  reset: ['page'],
  recoveryUsed: ['page'],
  codesMade: ['page'],
  passkeyAdded: ['page'],
  passkeyRemoved: ['page'],
  accountLinked: ['page'],
  accountUnlinked: ['page'],
  feedMade: ['page'],
  guessed: ['reset'],
  newDevice: ['reset', 'page'],
  passwordChanged: ['reset'],
  /** To the former address. */
  emailChanged: ['ask'],
  /** To the new address. */
  emailSet: ['page'],
  /** To every administrator. */
  emergencySignIn: ['user'],
} as const satisfies Record<string, readonly ('page' | 'reset' | 'ask' | 'user')[]>
export type SecurityEvent = keyof typeof EVENTS

const isEvent = (value: unknown): value is SecurityEvent =>
  typeof value === 'string' && Object.hasOwn(EVENTS, value)

const emailOf = async (req: PayloadRequest, userId: number) => {
  const [row] = await readRows<{ email: string }>(
    req,
    sql`select email from users where id = ${userId}`,
  )
  return row?.email
}

/** Time, device and address; only the time if the request is from another user than `userId`. */
const factsOf = (req: PayloadRequest, userId: number): Record<string, string | null> => {
  const at = new Date().toISOString()
  const isOwn = [null, userId].includes(staffIdOf(req))
  const { userAgent, address } = deviceIn(req.headers)
  if (!isOwn || (userAgent === null && address === null)) return { at }
  const { browser, system } = deviceOf(userAgent)
  return { at, browser, system, address }
}

/**
 * Queues a mail to the owner of an account, in their language, in the request's transaction when it
 * has one. A job sends it: the action never waits for a mail server.
 * @param args.event what happened
 * @param args.to another address than that of the account
 * @param args.about the user concerned, if not the recipient
 */
export const mailToOwner = (
  req: PayloadRequest,
  {
    userId,
    event,
    to,
    about,
  }: { userId: number; event: SecurityEvent; to?: string; about?: number },
): Promise<void> =>
  inTransaction(req, async () => {
    const address = to ?? (await emailOf(req, userId))
    if (!address) return
    const locale = await languageOf(req, userId)
    const person: Record<string, number> = about === undefined ? {} : { about }
    const data = { user: userId, event, ...person, ...factsOf(req, about ?? userId) }
    await queueMail({ req, kind: 'security', to: address, locale, data })
  })

const nameOf = async (req: PayloadRequest, userId: number): Promise<string> => {
  const [row] = await readRows<{ name: string }>(
    req,
    sql`select name from users where id = ${userId}`,
  )
  return row?.name ?? `#${userId}`
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

const factsPart = async (
  req: PayloadRequest,
  args: { data: Readonly<Record<string, unknown>>; t: Translator; locale: Locale },
): Promise<MailPart[]> => {
  const { data, t, locale } = args
  const at = text(data.at)
  if (!at) return []
  const { timeZone } = await siteOf(req.payload)
  const device = [data.browser, data.system].map(text).filter(Boolean).join(' · ')
  const address = text(data.address)
  const facts: [string, string][] = [
    [t('emails.security.at'), createFormatters(locale).dateTime(at, timeZone)],
  ]
  if ('browser' in data)
    facts.push([t('emails.security.device'), device || t('account.unknownDevice')])
  if (address) facts.push([t('emails.security.address'), address])
  return [{ facts }]
}

/** The mail about an event of the user's account, with the suggested action. */
export const composeSecurityMail: Compose = async (req, mail) => {
  const { data, locale } = mail
  const { user, event } = data
  const [owner] = await readRows<{ name: string }>(
    req,
    sql`select u.name from users u where u.id = ${Number(user)} and ${sql.raw(CAN_SIGN_IN)}`,
  )
  if (!owner || !isEvent(event)) return null
  const t = createTranslator(locale)
  const steps: readonly string[] = EVENTS[event]
  const links = {
    reset: { link: `${env.SERVER_URL}${paths.forgotPassword()}`, label: t('auth.resetTitle') },
    page: {
      link: `${env.SERVER_URL}${paths.accountSecurity()}`,
      label: t('account.tabs.security'),
    },
    user: {
      link: `${env.SERVER_URL}${paths.userView(Number(data.about))}`,
      label: t('users.singular'),
    },
  }
  const [first] = EVENTS[event]
  const whatToDo = {
    page: 'ifNotYou',
    reset: 'changePassword',
    ask: 'askAdministrator',
    user: 'ifUnexpected',
  } as const
  const name = first === 'user' ? await nameOf(req, Number(data.about)) : ''
  return {
    subject: t(`emails.security.${event}.subject`),
    paragraphs: [
      t('emails.resetPassword.greeting', { name: owner.name }),
      t(`emails.security.${event}.text`, { site: await siteTitleOf(req.payload), name }),
      ...(await factsPart(req, { data, t, locale })),
      t(`emails.security.${whatToDo[first]}`),
      ...(steps.includes('reset') ? [links.reset] : []),
      ...(steps.includes('page') ? [links.page] : []),
      ...(steps.includes('user') ? [links.user] : []),
    ],
  }
}
