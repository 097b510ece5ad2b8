import {
  KIND_OF_EVENT,
  type NotificationData,
  type NotificationEvent,
} from '@/domain/notifications/events'
import { createFormatters } from './format'
import type { Locale } from './locales'
import type { MessageKey, Translator } from './messages'
import { createTranslator } from './translate'
import { rightTexts } from './valueText'

/** Placeholder for a value the reader may not read, as in an empty cell of a list. */
const HIDDEN = '—'

/** A tender may end before it has a number; these texts then name it by its title. */
const OF_DRAFTS: readonly NotificationEvent[] = [
  'tenderRejected',
  'tenderCancelled',
  'approvalRequested',
  'approvalDeclined',
  'tenderAssigned',
]

/** A right in words: `Müşteriler: Yazma (Sorumlu)`. */
const rightOf = ({ right, fieldWords }: NotificationData, t: Translator): string => {
  const [subject, action] = right?.split(':') ?? []
  const fields = fieldWords ? [t(fieldWords as MessageKey)] : null
  return (
    rightTexts([{ subject, actions: [action], ...(fields && { fields }) }], t).join('') || HIDDEN
  )
}

/**
 * The text of a notification.
 * @param args.data as stored with the event; missing values are shown as a dash
 * @returns a headline, the same for every event of a kind, and one sentence
 */
export const notificationText = (args: {
  locale: Locale
  event: NotificationEvent
  data: NotificationData
}): { title: string; body: string } => {
  const { locale, event, data } = args
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  return {
    title: t(`notifications.kinds.${KIND_OF_EVENT[event]}`),
    body: t(`notifications.texts.${event}`, {
      number: data.number ?? (data.tender && OF_DRAFTS.includes(event) ? 'none' : HIDDEN),
      tender: data.number ?? data.tender ?? HIDDEN,
      customer: data.customer ?? HIDDEN,
      company: data.company ?? HIDDEN,
      bidder: data.company ?? data.person ?? 'none',
      total: data.total && data.currency ? format.money(data.total, data.currency) : 'none',
      discount: Number(data.discount) > 0 ? format.percent(data.discount) : 'none',
      chosen: data.chosen ?? 'none',
      note: data.note ?? 'none',
      card: data.card ?? HIDDEN,
      record: data.record ?? HIDDEN,
      action: data.action ?? HIDDEN,
      time: data.time ?? HIDDEN,
      due: data.due ?? 0,
      overdue: data.overdue ?? 0,
      onBehalf: data.onBehalf ?? 'none',
      from: data.from ? format.day(data.from) : HIDDEN,
      until: data.until ? format.day(data.until) : HIDDEN,
      right: rightOf(data, t),
      file: data.file ?? HIDDEN,
      program: data.program ?? HIDDEN,
      lastDay: data.lastDay ? format.day(data.lastDay) : HIDDEN,
      rows: data.rows ?? 0,
      errors: data.errors ?? 0,
      quantity: data.quantity ? format.quantity(data.quantity) : HIDDEN,
    }),
  }
}
