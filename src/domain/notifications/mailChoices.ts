import { addDays, wallClockOf, type Day } from '../shared/day'
import {
  isNotificationKind,
  KIND_OF_EVENT,
  NOTIFICATION_KINDS,
  type NotificationEvent,
  type NotificationKind,
} from './events'

/** When a user is mailed notifications of a kind: each at once, all of them once a day, or never. */
export const MAIL_CHOICES = ['atOnce', 'daily', 'off'] as const
export type MailChoice = (typeof MAIL_CHOICES)[number]
export type MailChoices = Readonly<Record<NotificationKind, MailChoice>>

/** The default: only notifications that another user waits for are mailed. */
export const DEFAULT_MAIL_CHOICES: MailChoices = {
  approval: 'atOnce',
  tenderStatus: 'off',
  customerAnswer: 'off',
  assignment: 'off',
  mention: 'atOnce',
  action: 'off',
  reservation: 'off',
  lowStock: 'off',
  import: 'off',
  export: 'off',
  rights: 'off',
  system: 'off',
}

/** Kinds whose mails cannot be switched off: an approval blocks a colleague's work. */
export const NEVER_OFF: readonly NotificationKind[] = ['approval']

/** The choices of a kind. */
export const choicesOf = (kind: NotificationKind): MailChoice[] =>
  MAIL_CHOICES.filter((choice) => choice !== 'off' || !NEVER_OFF.includes(kind))

/** True for a choice that the kind has. */
export const isChoiceOf = (kind: NotificationKind, value: unknown): value is MailChoice =>
  (choicesOf(kind) as unknown[]).includes(value)

const valueIn = (stored: unknown, key: string): unknown =>
  typeof stored === 'object' && stored !== null && Object.hasOwn(stored, key)
    ? (stored as Record<string, unknown>)[key]
    : undefined

/**
 * The choices of a user.
 * @param stored their preference `PREFERENCES.mails`; anything invalid counts as not chosen
 */
export const mailChoicesIn = (stored: unknown): MailChoices =>
  Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => {
      const value = valueIn(stored, kind)
      return [kind, isChoiceOf(kind, value) ? value : DEFAULT_MAIL_CHOICES[kind]]
    }),
  ) as MailChoices

/** Kinds that cannot be switched off: the notification of an export is the only way to its file. */
export const NEVER_MUTED: readonly NotificationKind[] = ['export']

/** The kinds a user has switched off. @param stored their preference `PREFERENCES.notifications` */
export const mutedIn = (stored: unknown): NotificationKind[] => {
  const muted = valueIn(stored, 'muted')
  return Array.isArray(muted)
    ? muted.filter(isNotificationKind).filter((kind) => !NEVER_MUTED.includes(kind))
    : []
}

/**
 * The choice that applies. A muted kind has no notifications that could be mailed; where mails
 * cannot be off, they are then sent at once, since a daily mail would have nothing to list.
 */
export const mailChoiceFor = (args: {
  kind: NotificationKind
  choices: MailChoices
  muted: readonly NotificationKind[]
}): MailChoice => {
  const { kind, choices, muted } = args
  if (!muted.includes(kind)) return choices[kind]
  return NEVER_OFF.includes(kind) ? 'atOnce' : 'off'
}

/** Their operations queue a mail of their own if the choice is `atOnce`. */
const WITH_OWN_MAIL: readonly NotificationEvent[] = ['approvalRequested', 'mentioned']

/** Warnings that are always mailed: otherwise a program stops without anybody noticing. */
const ALWAYS_MAILED: readonly NotificationEvent[] = [
  'keyEnding',
  'webhookFailing',
  'webhookDisabled',
]

/**
 * What to do about the mail of a new notification.
 * @param choice that applies to its kind
 * @returns `queue` a mail, wait for the `digest`, or null: none, or the operation queues one of its
 *   own. A failed mail is not reported by mail, because that could fail as well; of the kind
 *   `approval`, which is mailed at once by default, only requests are.
 */
export const mailOfEvent = (
  event: NotificationEvent,
  choice: MailChoice,
): 'queue' | 'digest' | null => {
  if (choice === 'off' || event === 'mailFailed' || ALWAYS_MAILED.includes(event)) return null
  if (choice === 'daily') return 'digest'
  return WITH_OWN_MAIL.includes(event) || KIND_OF_EVENT[event] === 'approval' ? null : 'queue'
}

/** When the daily mail is sent, in the time zone of the company; the job runs at it (`domain/jobs`). */
export const DIGEST_TIME = '08:00'

/**
 * The day of the newest daily mail that is due. A run that was missed and is caught up early the
 * next morning is still that of the day before, so that the one at 8:00 is sent too.
 */
export const digestDayOf = (now: Date, timeZone: string): Day => {
  const { day, time } = wallClockOf(now, timeZone)
  return time < DIGEST_TIME ? addDays(day, -1) : day
}
