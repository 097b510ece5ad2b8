import {
  KIND_OF_EVENT,
  type NotificationData,
  type NotificationEvent,
} from '@/domain/notifications/events'
import { createFormatters } from './format'
import type { Locale } from './locales'
import { createTranslator } from './translate'

/**
 * What a notification says.
 * @param args.data as it was stored with the event
 * @returns a headline, the same for every event of a kind, and one sentence
 */
export const notificationText = (args: {
  locale: Locale
  event: NotificationEvent
  data: NotificationData
}): { title: string; body: string } => {
  const { locale, event, data } = args
  const t = createTranslator(locale)
  return {
    title: t(`notifications.kinds.${KIND_OF_EVENT[event]}`),
    body: t(`notifications.texts.${event}`, {
      number: data.number ?? 'none',
      tender: data.number ?? data.tender,
      card: data.card,
      quantity: createFormatters(locale).quantity(data.quantity),
    }),
  }
}
