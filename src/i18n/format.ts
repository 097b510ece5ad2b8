import { writeDay } from '@/domain/shared/typedDay'

import { intlTagOf, type Locale } from './locales'

/** An amount as the API returns it; strings keep every digit. */
export type Amount = string | number | null | undefined
/** A moment as the API returns it. */
export type Moment = string | Date | null | undefined

const numberFormats = new Map<string, Intl.NumberFormat>()

const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = locale + JSON.stringify(options)
  let format = numberFormats.get(key)
  if (!format) numberFormats.set(key, (format = new Intl.NumberFormat(intlTagOf(locale), options)))
  return format
}

/** `Intl` parses a decimal string exactly; only its library type is narrower. */
const print = (
  locale: Locale,
  amount: Amount,
  options: Intl.NumberFormatOptions,
  exponent = '',
) => {
  const text = typeof amount === 'number' ? String(amount) : (amount ?? '').trim()
  if (text === '' || !Number.isFinite(Number(text))) return ''
  // Only a number small enough to be printed with an exponent has both.
  const digits = exponent && /e/i.test(text) ? Number(text).toFixed(12) : text
  return numberFormat(locale, options).format(`${digits}${exponent}` as `${number}`)
}

/**
 * Arabic text without direction marks, and with the usual dollar sign, as other languages have it.
 */
const asElsewhere = (text: string): string =>
  text.replace(/[\u200e\u200f]/g, '').replace('US$', '$')

/**
 * Money with its sign on the side of the language. In Arabic it is isolated from left to right, so
 * that minus and sign stay in place whatever text surrounds it.
 */
const printMoney = (
  locale: Locale,
  amount: Amount,
  currency: string,
  digits: Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'> = {},
): string => {
  const text = print(locale, amount, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  })
  return text && locale === 'ar' ? `\u2066${asElsewhere(text)}\u2069` : text
}

const momentOf = (moment: Moment): Date | undefined => {
  if (!moment) return undefined
  const date = moment instanceof Date ? moment : new Date(moment)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Day and time of a moment in a time zone. */
const clockOf = (value: Moment, timeZone: string): { day: string; time: string } | undefined => {
  const date = momentOf(value)
  if (!date) return undefined
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(date)
      .map(({ type, value: text }) => [type, text]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>
  const { year, month, day, hour, minute } = parts
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

const UNIT_PRICE = { minimumFractionDigits: 2, maximumFractionDigits: 6 }
const COST = { minimumFractionDigits: 2, maximumFractionDigits: 4 }

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Formatters of amounts, days and moments for one language. They do not calculate with money. */
export const createFormatters = (locale: Locale) => ({
  /** `₺1.234,50`: two decimals with the short sign of the currency. */
  money: (amount: Amount, currency: string): string => printMoney(locale, amount, currency),

  /** `₺1.235`: an amount without its kuruş, for overviews. */
  wholeMoney: (amount: Amount, currency: string): string =>
    printMoney(locale, amount, currency, { maximumFractionDigits: 0 }),

  /** A quantity with the decimals it has, three at most. */
  quantity: (amount: Amount): string => print(locale, amount, { maximumFractionDigits: 3 }),

  /** A unit price or a rate: two decimals at least, six at most; the currency's sign if named. */
  price: (amount: Amount, currency?: string): string =>
    currency ? printMoney(locale, amount, currency, UNIT_PRICE) : print(locale, amount, UNIT_PRICE),

  /** A computed cost, to be compared by a reader: two to four decimals. */
  cost: (amount: Amount, currency: string): string => printMoney(locale, amount, currency, COST),

  /** The sign of a currency, and whether it stands before the number. */
  currencySign: (currency: string): { sign: string; isBefore: boolean } => {
    const parts = numberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0)
    const at = parts.findIndex(({ type }) => type === 'currency')
    const isBefore = at < parts.findIndex(({ type }) => type === 'integer')
    return { sign: asElsewhere(parts[at]?.value ?? currency), isBefore }
  },

  /** Percent, from the number of percents: twenty per cent is `20`, not `0.2`. */
  percent: (amount: Amount): string =>
    print(locale, amount, { style: 'percent', maximumFractionDigits: 6 }, 'e-2'),

  /** Alternatives: `A, B veya C`. */
  either: (texts: readonly string[]): string =>
    new Intl.ListFormat(intlTagOf(locale), { type: 'disjunction' }).format(texts),

  /** A count of things. */
  count: (amount: Amount): string => print(locale, amount, { maximumFractionDigits: 0 }),

  /** The size of a file or a disk, from bytes: `640 kB`, `2,4 MB`, `1,5 GB`. */
  fileSize: (bytes: number): string => {
    const [kilobytes, megabytes] = [bytes / 1024, bytes / 1024 ** 2]
    const isSmall = megabytes < 1
    const isLarge = megabytes >= 1024
    const unit = isSmall ? 'kilobyte' : isLarge ? 'gigabyte' : 'megabyte'
    const size = isSmall ? Math.max(1, Math.round(kilobytes)) : megabytes / (isLarge ? 1024 : 1)
    return print(locale, size, { style: 'unit', unit, maximumFractionDigits: 1 })
  },

  /** A calendar day, from `YYYY-MM-DD` or from a day stored at noon UTC. */
  day: (value: Moment): string => {
    const text = value instanceof Date ? momentOf(value)?.toISOString() : value
    const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '') ?? []
    return day ? writeDay(day, locale) : ''
  },

  /**
   * A moment on the clock of a time zone, 24 hours. In Arabic it is one isolate from left to right,
   * so that the time follows the day whatever text surrounds it.
   */
  dateTime: (value: Moment, timeZone: string): string => {
    const at = clockOf(value, timeZone)
    if (!at) return ''
    const text = `${writeDay(at.day, locale)} ${at.time}`
    return locale === 'ar' ? `\u2066${text}\u2069` : text
  },

  /** The time of a moment on the clock of a time zone, 24 hours: `09:30`. */
  time: (value: Moment, timeZone: string): string => clockOf(value, timeZone)?.time ?? '',

  /** The day of a moment in a time zone. */
  dayAt: (value: Moment, timeZone: string): string => {
    const at = clockOf(value, timeZone)
    return at ? writeDay(at.day, locale) : ''
  },

  /** `3 saat önce`; `now` is an argument so that a page and its test agree. */
  relativeTime: (value: Moment, now: Date): string => {
    const date = momentOf(value)
    if (!date) return ''
    const seconds = Math.round((date.getTime() - now.getTime()) / 1000)
    const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? ['second', 1]
    const format = new Intl.RelativeTimeFormat(intlTagOf(locale), { numeric: 'auto' })
    // Less than a minute is shown as "now".
    return unit === 'second'
      ? format.format(0, 'second')
      : format.format(Math.trunc(seconds / size), unit)
  },
})

export type Formatters = ReturnType<typeof createFormatters>
