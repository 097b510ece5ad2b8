import { NOTIFICATION_KINDS } from '@/domain/notifications/events'
import { paths } from '@/catalog/paths'
import type { Locale } from '@/i18n/locales'
import { notificationText } from '@/i18n/notificationText'
import { createTranslator } from '@/i18n/translate'
import { env } from '@/lib/env'
import type { Mailed, MailedNotification } from '@/queries/notifications/readMailed'
import type { MailContent, MailPart } from '../mailQueue/mail'

/** More are only counted: the page of notifications has them all. */
export const MOST_LISTED = 50

const addressOf = (path: string): string => `${env.SERVER_URL}${path}`

const settingsLink = (locale: Locale): MailPart => ({
  link: addressOf(paths.accountNotifications()),
  label: createTranslator(locale)('notifications.settings'),
})

/** The listed notifications by kind, in the order of the settings. */
const groupsOf = (listed: readonly MailedNotification[], locale: Locale): MailPart[] => {
  const t = createTranslator(locale)
  return NOTIFICATION_KINDS.flatMap((kind) => {
    const own = listed.filter((one) => one.kind === kind)
    if (own.length === 0) return []
    const items = own.map(({ event, data, link }) => ({
      text: notificationText({ locale, event, data }).body,
      link: link && addressOf(link),
    }))
    return [{ title: t(`notifications.kinds.${kind}`), items }]
  })
}

/**
 * The daily mail.
 * @param mailed what it is about, newest first
 */
export const digestContent = (mailed: Mailed, locale: Locale): MailContent => {
  const t = createTranslator(locale)
  const { name, notifications } = mailed
  const count = notifications.length
  return {
    subject: t('emails.digest.subject', { count }),
    paragraphs: [
      t('emails.resetPassword.greeting', { name }),
      t('emails.digest.text'),
      ...groupsOf(notifications.slice(0, MOST_LISTED), locale),
      ...(count > MOST_LISTED ? [t('emails.digest.more', { count: count - MOST_LISTED })] : []),
      { link: addressOf(paths.notifications()), label: t('notifications.viewAll') },
      settingsLink(locale),
    ],
  }
}

/** Longest sentence that is used as a subject. */
const MAX_SUBJECT = 120

/** The mail about one notification, which is sent at once; without a page of its own it opens the list. */
export const notificationContent = (
  { name, event, data, link }: MailedNotification & { name: string },
  locale: Locale,
): MailContent => {
  const t = createTranslator(locale)
  const { title, body } = notificationText({ locale, event, data })
  // Notes in some sentences are long, or have several lines.
  const isShort = body.length <= MAX_SUBJECT && !body.includes('\n')
  return {
    subject: isShort ? body : title,
    paragraphs: [
      t('emails.resetPassword.greeting', { name }),
      body,
      { link: addressOf(link ?? paths.notifications()), label: t('emails.notification.open') },
      settingsLink(locale),
    ],
  }
}
