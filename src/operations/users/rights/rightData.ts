import { CATALOG } from '@/catalog'
import type { NotificationData } from '@/domain/notifications/events'
import { textAt } from '@/i18n/createTranslatorFrom'
import { messagesOf } from '@/i18n/translate'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { askedRightText, type AskedRight } from '@/queries/users/rightRequests'

/** The label key of a field; null if no entity of the subject has such a field. */
const fieldWords = ({ subject, field }: AskedRight): string | null => {
  if (field === null) return null
  if (field === '*') return 'why.everyField'
  const keys = CATALOG.entities
    .filter((entity) => entity.subject === subject)
    .map(({ words }) => `${words}.fields.${field}`)
  return keys.find((key) => textAt(messagesOf(DEFAULT_LOCALE), key) !== undefined) ?? null
}

/** A right as stored in notifications: each reader gets it in their own language. */
export const rightData = (right: AskedRight): Pick<NotificationData, 'right' | 'fieldWords'> => ({
  right: askedRightText(right),
  fieldWords: fieldWords(right),
})
