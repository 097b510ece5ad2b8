import type { FieldHook } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { notificationLink } from '@/access/notificationLink'
import { notificationText } from '@/i18n/notificationText'
import { isNotificationEvent, type NotificationData } from '@/domain/notifications/events'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'

/**
 * Renders one part of a notification in the language of the request. No query: the rights of the
 * caller were read once for this request already.
 * @param part `title` and `body`, or `link`: the page of the record, if the reader may open it (NT7)
 */
export const saidIn =
  (part: 'title' | 'body' | 'link'): FieldHook =>
  async ({ siblingData, req }) => {
    const { event, data, subject, document } = siblingData
    if (!isNotificationEvent(event)) return null
    if (part === 'link')
      return notificationLink({ ability: await abilityOfRequest(req), subject, document })
    const { language } = req.i18n
    const locale = isLocale(language) ? language : DEFAULT_LOCALE
    return notificationText({ locale, event, data: (data ?? {}) as NotificationData })[part]
  }
