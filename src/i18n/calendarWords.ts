import type { Day } from '@/domain/shared/day'
import { intlTagOf, type Locale } from './locales'

const formats = new Map<string, Intl.DateTimeFormat>()

// Days have no time: formatting in UTC keeps the day.
const formatOf = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(intlTagOf(locale), { ...options, timeZone: 'UTC' })
    formats.set(key, format)
  }
  return format
}

/**
 * One form of a range for the server and every browser: some put thin spaces round the dash, some
 * plain ones. In Arabic the two numbers of `16–21` would be swapped, so the range is isolated as
 * left to right.
 */
const rangeOf = (
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
  { from, to }: { from: Day; to: Day },
): string => {
  const range = formatOf(locale, options)
    .formatRange(momentOf(from), momentOf(to))
    .replace(/\u2009/g, ' ')
  return locale === 'ar' ? range.replace(/\d+\s?[–-]\s?\d+/g, '\u2066$&\u2069') : range
}

const momentOf = (day: Day): Date => new Date(`${day}T12:00:00.000Z`)

/** Days and months in words, with Latin digits in Arabic too. */
export const createCalendarWords = (locale: Locale) => ({
  /** `21 Kasım 2026 Cumartesi`. */
  longDay: (day: Day): string => formatOf(locale, { dateStyle: 'full' }).format(momentOf(day)),
  /** `Kas`. */
  shortMonth: (day: Day): string => formatOf(locale, { month: 'short' }).format(momentOf(day)),
  /** `Kasım 2026`. */
  month: (day: Day): string =>
    formatOf(locale, { month: 'long', year: 'numeric' }).format(momentOf(day)),
  /** `2–8 Kas`; one day alone for a range of one. */
  shortRange: (span: { from: Day; to: Day }): string =>
    rangeOf(locale, { day: 'numeric', month: 'short' }, span),
  /** `1 Haziran – 21 Kasım 2026`. */
  range: (span: { from: Day; to: Day }): string => rangeOf(locale, { dateStyle: 'long' }, span),
})

export type CalendarWords = ReturnType<typeof createCalendarWords>
