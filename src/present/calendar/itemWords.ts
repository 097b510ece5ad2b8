import type { Translator } from '@/i18n/messages'
import type { Formatters } from '@/i18n/format'
import type { CalendarItem } from './calendarSheet'

type Words = { t: Translator; format: Formatters; timeZone: string }

/** The title of an item; its number or id where the reader may not see the title. */
export const titleOf = ({ title, code, id }: Pick<CalendarItem, 'title' | 'code' | 'id'>): string =>
  title ?? code ?? `#${id}`

/** Kind of an item: for an action its kind, else its layer. */
export const kindOf = (
  { layer, kind, source }: Pick<CalendarItem, 'layer' | 'kind' | 'source'>,
  t: Translator,
): string => {
  if (layer !== 'actions') return t(`agenda.kind.${layer}`)
  if (source === 'answer') return t('todos.sources.answer')
  return kind ? t(`todos.kinds.${kind}`) : t('agenda.kind.actions')
}

/** Time range: times within a day, days of longer items; null if all-day. */
export const timeOf = (item: CalendarItem, { format, timeZone }: Words): string | null => {
  const { day, lastDay, startsAt, endsAt } = item
  if (startsAt === null)
    return day === lastDay ? null : `${format.day(day)} – ${format.day(lastDay)}`
  const from = format.time(startsAt, timeZone)
  if (endsAt === null) return from
  return day === lastDay
    ? `${from}–${format.time(endsAt, timeZone)}`
    : `${format.dateTime(startsAt, timeZone)} – ${format.dateTime(endsAt, timeZone)}`
}

/** Day and time of an item, for a sentence. */
export const whenOf = ({ day, startsAt, layer }: CalendarItem, { format, timeZone }: Words) =>
  startsAt === null || layer === 'actions' ? format.day(day) : format.dateTime(startsAt, timeZone)
