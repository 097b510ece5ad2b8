import { isRecordDay, yearOf, type Day } from './day'
import { fold } from './text/fold'
import { typedText, type TypingLocale } from './text/typedText'

export const MAX_DAY_TEXT = 40
const MONTHS = Array.from({ length: 12 }, (_, at) => at)
/** Two-digit years lie less than so many years ahead. */
const YEARS_AHEAD = 50

const namesOfMonths = new Map<string, readonly string[]>()

/** Names of the Gregorian months in a language, January first. */
export const monthNames = (locale: TypingLocale, width: 'long' | 'short' = 'long') => {
  const key = `${locale} ${width}`
  const known = namesOfMonths.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, {
    month: width,
    calendar: 'gregory',
    timeZone: 'UTC',
  })
  const names = MONTHS.map((at) => format.format(new Date(Date.UTC(2026, at, 15))))
  namesOfMonths.set(key, names)
  return names
}

/**
 * Formats a day in the order and with the separators of a language: `31.12.2026`, `31/12/2026`, and
 * for English readers `31 Dec 2026`, because 03/09 is ambiguous for them.
 */
export const writeDay = (day: Day, locale: TypingLocale): string => {
  const [year, month, date] = day.split('-') as [string, string, string]
  if (locale === 'tr') return `${date}.${month}.${year}`
  if (locale !== 'en') return `${date}/${month}/${year}`
  return `${date} ${monthNames('en', 'short')[Number(month) - 1] ?? month} ${year}`
}

/**
 * The number of a month from its name or the beginning of it, in the reader's language or in
 * English.
 */
const monthOf = (word: string, locale: TypingLocale): string | null => {
  const begun = fold(word)
  const found = [locale, 'en' as const].flatMap((language) =>
    monthNames(language).flatMap((name, at) => (fold(name).startsWith(begun) ? [at + 1] : [])),
  )
  const isOne = new Set(found).size === 1
  // A single letter is never a month.
  return isOne && begun.length > 1 ? String(found[0]) : null
}

const fullYear = (text: string, now: number): number => {
  if (text.length > 2) return Number(text)
  const year = Math.floor(now / 100) * 100 + Number(text)
  if (year - now >= YEARS_AHEAD) return year - 100
  return now - year > YEARS_AHEAD ? year + 100 : year
}

/** The parts of the text; the year is missing if not typed. */
type Parts = { date: string; month: string; year?: string }

const partsOf = (text: string, locale: TypingLocale): Parts | null => {
  const digits =
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/.exec(text) ??
    /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{2}|\d{4})$/.exec(text) ??
    /^(?<date>\d{1,2})\s*[./\- ]\s*(?<month>\d{1,2})(?:\s*[./\- ]\s*(?<year>\d{2}|\d{4}))?[./]?$/.exec(
      text,
    )
  if (digits) return digits.groups as Parts
  const named =
    /^(?<date>\d{1,2})(?:er|\.)?[\s/-]*(?<month>\p{L}[\p{L}\p{M}]*)\.?[\s,/-]*(?<year>\d{2}|\d{4})?$/u.exec(
      text,
    )?.groups as Parts | undefined
  const month = named && monthOf(named.month, locale)
  return month ? { ...named, month } : null
}

/**
 * Parses a typed day: `31.12.2026`, `31/12/26`, `31 12`, `311226`, `31 Dec 2026`, `2026-12-31`, in
 * digits of any script. The day precedes the month in all four languages.
 *
 * @param text the value of the input
 * @param options.locale language of the interface, for names of months
 * @param options.today decides the century of two digits, and a missing year
 * @returns null for anything but one day of the calendar that can be stored (1900–2199)
 */
export const readDay = (
  text: string,
  { locale, today }: { locale: TypingLocale; today: Day },
): Day | null => {
  if (text.length > MAX_DAY_TEXT) return null
  const clean = typedText(text).replace(/\s/g, ' ').trim()
  const parts = partsOf(clean, locale)
  if (!parts) return null
  const { date, month, year } = parts
  const now = yearOf(today)
  const full = year === undefined ? now : fullYear(year, now)
  const day = `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isRecordDay(day) ? day : null
}

/**
 * Parses a 24-hour time: `14:30`, `14.30`, `1430`, `9`.
 *
 * @returns `HH:mm`, or null for anything else
 */
export const readTime = (text: string): string | null => {
  if (text.length > MAX_DAY_TEXT) return null
  const clean = typedText(text).trim()
  const parts = /^(?<hours>\d{1,2})(?:(?:\s*[:.h]\s*)?(?<minutes>\d{2}))?$/.exec(clean)?.groups
  if (!parts) return null
  const { hours, minutes = '00' } = parts as { hours: string; minutes?: string }
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null
}
