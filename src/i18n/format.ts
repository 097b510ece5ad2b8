import { intlTagOf, type Locale } from './locales'

/** An amount as the API carries it; strings keep every digit. */
export type Amount = string | number | null | undefined
/** A moment as the API carries it. */
export type Moment = string | Date | null | undefined

const numberFormats = new Map<string, Intl.NumberFormat>()

const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = locale + JSON.stringify(options)
  let format = numberFormats.get(key)
  if (!format) numberFormats.set(key, (format = new Intl.NumberFormat(intlTagOf(locale), options)))
  return format
}

/** `Intl` reads a decimal string exactly; only its type in the library is narrower. */
const print = (
  locale: Locale,
  amount: Amount,
  options: Intl.NumberFormatOptions,
  exponent = '',
) => {
  const text = typeof amount === 'number' ? String(amount) : (amount ?? '').trim()
  if (text === '' || !Number.isFinite(Number(text))) return ''
  // Only a number so small that it is printed with an exponent has both.
  const digits = exponent && /e/i.test(text) ? Number(text).toFixed(12) : text
  return numberFormat(locale, options).format(`${digits}${exponent}` as `${number}`)
}

const momentOf = (moment: Moment): Date | undefined => {
  if (!moment) return undefined
  const date = moment instanceof Date ? moment : new Date(moment)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Day, month and year in the order and with the signs of the language. */
const layDay = (locale: Locale, year: string, month: string, day: string): string => {
  if (locale === 'tr') return `${day}.${month}.${year}`
  if (locale !== 'en') return `${day}/${month}/${year}`
  const named = new Date(`${year}-${month}-01T12:00:00Z`)
  // A month by name: 03/09 is two different days for English readers.
  const name = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(named)
  return `${day} ${name} ${year}`
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Printers of amounts, days and moments for one language. Nothing here calculates with money. */
export const createFormatters = (locale: Locale) => ({
  /** `₺1.234,50`: two decimals with the short sign of the currency. */
  money: (amount: Amount, currency: string): string =>
    print(locale, amount, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }),

  /** `₺1.235`: an amount without its kuruş, for overviews. */
  wholeMoney: (amount: Amount, currency: string): string =>
    print(locale, amount, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),

  /** A quantity with the decimals it has, three at most. */
  quantity: (amount: Amount): string => print(locale, amount, { maximumFractionDigits: 3 }),

  /** A unit price or a rate: two decimals at least, six at most; the currency's sign if named. */
  price: (amount: Amount, currency?: string): string =>
    print(locale, amount, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 6,
      ...(currency ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}),
    }),

  /** Twenty per cent is `20`, not `0.2`. */
  percent: (amount: Amount): string =>
    print(locale, amount, { style: 'percent', maximumFractionDigits: 6 }, 'e-2'),

  /** A count of things. */
  count: (amount: Amount): string => print(locale, amount, { maximumFractionDigits: 0 }),

  /** The size of a file, from bytes: `640 kB`, `2,4 MB`. */
  fileSize: (bytes: number): string => {
    const isSmall = bytes < 1024 * 1024
    const unit = isSmall ? 'kilobyte' : 'megabyte'
    const size = isSmall ? Math.max(1, Math.round(bytes / 1024)) : bytes / 1024 / 1024
    return print(locale, size, { style: 'unit', unit, maximumFractionDigits: 1 })
  },

  /** A calendar day, from `YYYY-MM-DD` or from a day stored at noon UTC. */
  day: (value: Moment): string => {
    const text = value instanceof Date ? momentOf(value)?.toISOString() : value
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? '') ?? []
    return year && month && day ? layDay(locale, year, month, day) : ''
  },

  /** A moment on the clock of a time zone, 24 hours. */
  dateTime: (value: Moment, timeZone = 'Europe/Istanbul'): string => {
    const date = momentOf(value)
    if (!date) return ''
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
    return `${layDay(locale, parts.year, parts.month, parts.day)} ${parts.hour}:${parts.minute}`
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
