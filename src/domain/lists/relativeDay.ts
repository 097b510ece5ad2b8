import { addDays, addMonths, lastOfWeek, type Day } from '../shared/day'

/** `@today`, `@today-30`, `@week`, `@month-1`, `@quarter`, `@year`: periods relative to today. */
export type RelativeDay = { unit: Unit; offset: number }

type Unit = 'today' | 'week' | 'month' | 'quarter' | 'year'

// `+` in a query string is decoded as a space.
const RELATIVE = /^@(?<unit>today|week|month|quarter|year)(?:(?<sign>[+ -])(?<count>\d{1,3}))?$/

/** True for a text that starts like a relative day, valid or not. */
export const looksRelative = (text: unknown): text is string =>
  typeof text === 'string' && text.startsWith('@')

/**
 * Reads a relative day.
 * @param text as in a filter: `@`, a unit, and how many of it earlier (`-`) or later (`+`), up to 999
 * @returns null for any other text
 */
export const parseRelativeDay = (text: unknown): RelativeDay | null => {
  const { unit, sign, count = '0' } = (looksRelative(text) && RELATIVE.exec(text)?.groups) || {}
  if (!unit) return null
  const offset = Number(count) * (sign === '-' ? -1 : 1)
  return { unit: unit as Unit, offset: offset === 0 ? 0 : offset }
}

export type Period = { first: Day; last: Day }

const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`

const months = (first: Day, length: number): Period => ({
  first,
  last: addDays(addMonths(first, length), -1),
})

const PERIODS: Readonly<Record<Unit, (today: Day, offset: number) => Period>> = {
  today: (today, offset) => {
    const day = addDays(today, offset)
    return { first: day, last: day }
  },
  week: (today, offset) => {
    const last = addDays(lastOfWeek(today), 7 * offset)
    return { first: addDays(last, -6), last }
  },
  month: (today, offset) => months(addMonths(firstOfMonth(today), offset), 1),
  quarter: (today, offset) => {
    const month = Number(today.slice(5, 7)) - 1
    return months(addMonths(firstOfMonth(today), 3 * offset - (month % 3)), 3)
  },
  year: (today, offset) => months(addMonths(`${today.slice(0, 4)}-01-01`, 12 * offset), 12),
}

/**
 * The days of a relative day. Weeks begin on Monday in every language.
 * @param today the company's
 */
export const periodOf = ({ unit, offset }: RelativeDay, today: Day): Period =>
  PERIODS[unit](today, offset)

/** Which end of the period each operator compares with. */
const RANGES: Readonly<Record<string, (period: Period) => Partial<Period>>> = {
  equals: (period) => period,
  greater_than_equal: ({ first }) => ({ first }),
  greater_than: ({ last }) => ({ first: addDays(last, 1) }),
  less_than_equal: ({ last }) => ({ last }),
  less_than: ({ first }) => ({ last: addDays(first, -1) }),
}

/** Whether an operator of a filter takes a relative day. */
export const takesRelative = (operator: string): boolean => Object.hasOwn(RANGES, operator)

/**
 * The days that match a comparison with a relative day: `less_than @week` ends on the Sunday
 * before.
 * @param text the relative day
 * @param operator of the filter, one of `takesRelative`
 * @param today of the company
 * @returns the first and the last of them, without an end that is open; null if the text is not a
 *   relative day, or the operator does not support one
 */
export const daysLeft = (text: unknown, operator: string, today: Day): Partial<Period> | null => {
  const relative = parseRelativeDay(text)
  const range = takesRelative(operator) ? RANGES[operator] : undefined
  return relative && range ? range(periodOf(relative, today)) : null
}
