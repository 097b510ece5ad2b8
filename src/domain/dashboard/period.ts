import { addDays, lastOfWeek, type Day } from '../shared/day'

/** Length of the period of the dashboard; value of `period` in its address. */
export const PERIODS = ['month', '3m', '6m', '12m', 'year'] as const
export type Period = (typeof PERIODS)[number]
export const DEFAULT_PERIOD: Period = '6m'

/** From a first to a last day, both included. */
export type Span = { from: Day; to: Day }

const MONTHS: Record<Exclude<Period, 'year'>, number> = { month: 1, '3m': 3, '6m': 6, '12m': 12 }

const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const firstOf = (month: number): Day =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`

const lastOf = (month: number): Day => addDays(firstOf(month + 1), -1)

/**
 * The same day of an earlier month, or its last one; the last day of a month maps to the last day.
 */
const monthsBefore = (day: Day, months: number): Day => {
  const last = lastOf(monthOf(day) - months)
  if (day === lastOf(monthOf(day))) return last
  const same = `${last.slice(0, 8)}${day.slice(8)}`
  return same < last ? same : last
}

/** The period in an address; the default for anything unknown. */
export const readPeriod = (value: unknown): Period =>
  PERIODS.find((period) => period === value) ?? DEFAULT_PERIOD

/**
 * The days of a period: whole months, the last of them up to today.
 * @param args.today the company's day
 */
export const spanOf = ({ period, today }: { period: Period; today: Day }): Span => {
  if (period === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  return { from: firstOf(monthOf(today) - MONTHS[period] + 1), to: today }
}

/**
 * The comparison period: as many months earlier, up to the same day of the month. Half a month is
 * compared with half a month.
 */
export const spanBefore = ({ period, today }: { period: Period; today: Day }): Span => {
  const { from, to } = spanOf({ period, today })
  const months = period === 'year' ? 12 : MONTHS[period]
  return { from: monthsBefore(from, months), to: monthsBefore(to, months) }
}

export type BucketUnit = 'week' | 'month'

/** One month is drawn by weeks, everything longer by months. */
export const bucketUnitOf = (period: Period): BucketUnit => (period === 'month' ? 'week' : 'month')

/** The columns of a chart over a period; the first and the last are cut to its days. */
export const bucketsOf = ({ period, today }: { period: Period; today: Day }): Span[] => {
  const { from, to } = spanOf({ period, today })
  const endOf = bucketUnitOf(period) === 'week' ? lastOfWeek : (day: Day) => lastOf(monthOf(day))
  const buckets: Span[] = []
  for (let start = from; start <= to;) {
    const end = endOf(start)
    buckets.push({ from: start, to: end < to ? end : to })
    start = addDays(end, 1)
  }
  return buckets
}
