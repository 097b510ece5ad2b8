import { isDay, isKeptDay, yearOf, type Day } from './day'
import { fold } from './fold'
import { typedText, type TypingLocale } from './typedText'

const MAX_TEXT_LENGTH = 40
const MONTHS = Array.from({ length: 12 }, (_, at) => at)
/** Two digits of a year stand for the one that is less than so many years ahead. */
const YEARS_AHEAD = 50

const namesOfMonths = new Map<string, readonly string[]>()

/** The months as Gregorian months are called in a language, January first. */
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
 * A day in the order and with the signs of a language: `31.12.2026`, `31/12/2026`, and for English
 * readers `31 Dec 2026`, because 03/09 is two different days among them.
 */
export const writeDay = (day: Day, locale: TypingLocale): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  if (locale === 'tr') return `${date}.${month}.${year}`
  if (locale !== 'en') return `${date}/${month}/${year}`
  return `${date} ${monthNames('en', 'short')[Number(month) - 1] ?? month} ${year}`
}

/** The number of a month that is written out or begun, in the reader's language or in English. */
const monthOf = (word: string, locale: TypingLocale): string | null => {
  const begun = fold(word.replace(/\.$/, ''))
  const found = [locale, 'en' as const].flatMap((language) =>
    monthNames(language).flatMap((name, at) => (fold(name).startsWith(begun) ? [at + 1] : [])),
  )
  const [month] = found
  const isOne = month !== undefined && found.every((other) => other === month)
  // One letter names no month, even where only one begins with it.
  return isOne && begun.length > 1 ? String(month) : null
}

const fullYear = (text: string, now: number): number => {
  if (text.length > 2) return Number(text)
  const year = Math.floor(now / 100) * 100 + Number(text)
  if (year - now >= YEARS_AHEAD) return year - 100
  return now - year > YEARS_AHEAD ? year + 100 : year
}

/** Day, month and year as they stand in the text, the year empty where nobody wrote it. */
const partsOf = (text: string, locale: TypingLocale): [string, string, string] | null => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return [iso[3] ?? '', iso[2] ?? '', iso[1] ?? '']
  const packed = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(text)
  if (packed) return [packed[1] ?? '', packed[2] ?? '', packed[3] ?? '']
  const digits = /^(\d{1,2})\s*[./\- ]\s*(\d{1,2})(?:\s*[./\- ]\s*(\d{2}|\d{4}))?[./]?$/.exec(text)
  if (digits) return [digits[1] ?? '', digits[2] ?? '', digits[3] ?? '']
  const named = /^(\d{1,2})(?:er|\.)?[\s/-]*(\p{L}[\p{L}\p{M}]*\.?)[\s,/-]*(\d{2}|\d{4})?$/u.exec(
    text,
  )
  const month = named && monthOf(named[2] ?? '', locale)
  return month ? [named[1] ?? '', month, named[3] ?? ''] : null
}

/**
 * Reads a day as a person types it: `31.12.2026`, `31/12/26`, `31 12`, `311226`, `31 Dec 2026`,
 * `2026-12-31`, in digits of any script. The day stands before the month in all four languages.
 *
 * @param text what stands in the input
 * @param options.locale language of the interface, for names of months
 * @param options.today decides the century of two digits, and the year where none is written
 * @returns null for anything but one day of the calendar that can be kept (1900–2199)
 */
export const readDay = (
  text: string,
  { locale, today }: { locale: TypingLocale; today: Day },
): Day | null => {
  if (text.length > MAX_TEXT_LENGTH) return null
  const clean = typedText(text).replace(/\s+/g, ' ').trim()
  const parts = partsOf(clean, locale)
  if (!parts) return null
  const [date, month, written] = parts
  const now = yearOf(today)
  const year = written === '' ? now : fullYear(written, now)
  const day = `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) && isKeptDay(day) ? day : null
}

/**
 * Reads a time of the day on a clock of 24 hours: `14:30`, `14.30`, `1430`, `9`.
 *
 * @returns `HH:mm`, or null for anything else
 */
export const readTime = (text: string): string | null => {
  if (text.length > MAX_TEXT_LENGTH) return null
  const clean = typedText(text).trim()
  const parts = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?$/.exec(clean) ?? /^(\d{1,2})(\d{2})$/.exec(clean)
  if (!parts) return null
  const [, hours = '', minutes = '00'] = parts
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null
}
