import type { Day } from '@/domain/shared/day'
import { intlTagOf, type Locale } from './locales'

const formats = new Map<string, Intl.DateTimeFormat>()

// Days carry no clock: UTC keeps them the day they are.
const formatOf = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(intlTagOf(locale), { ...options, timeZone: 'UTC' })
    formats.set(key, format)
  }
  return format
}

// Two bare numbers would change places in Arabic: `16–21` reads from left to right as one.
const isolated = (locale: Locale, range: string): string =>
  locale === 'ar' ? range.replace(/\d+\s?[–-]\s?\d+/g, '\u2066$&\u2069') : range

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
  shortRange: ({ from, to }: { from: Day; to: Day }): string =>
    isolated(
      locale,
      formatOf(locale, { day: 'numeric', month: 'short' }).formatRange(
        momentOf(from),
        momentOf(to),
      ),
    ),
  /** `1 Haziran – 21 Kasım 2026`. */
  range: ({ from, to }: { from: Day; to: Day }): string =>
    isolated(
      locale,
      formatOf(locale, { dateStyle: 'long' }).formatRange(momentOf(from), momentOf(to)),
    ),
})

export type CalendarWords = ReturnType<typeof createCalendarWords>
