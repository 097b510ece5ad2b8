import { addDays, addMonths, dayFromStored, daysBetween, type Day } from '../../shared/day'
import { AMOUNT, isDecimal, parseDecimal } from '../../shared/decimal'
import { round2, sum, toDecimal, type Numeric } from '../../shared/money'
import { splitInstalments } from './instalments'

/** Common payment plans: one later payment, parts thirty days apart, half in advance, monthly. */
export const PAYMENT_PATTERNS = [
  'days30',
  'days30To60',
  'days30To90',
  'halfDown',
  'monthly',
] as const
export type PaymentPattern = (typeof PAYMENT_PATTERNS)[number]

/** Range of months; a plan has at most 24 rows. */
export const MONTHS = { min: 2, max: 24, usual: 3 } as const

/** One row of a plan; the amount with two decimals. */
export type PlannedInstalment = { dueDate: Day; amount: string }

type Part = { dueDate: Day; weight: number }

const equalParts = (days: readonly Day[]): Part[] => days.map((dueDate) => ({ dueDate, weight: 1 }))

const partsOf = (pattern: PaymentPattern, date: Day, months: number): Part[] => {
  const after = (...days: number[]) => equalParts(days.map((count) => addDays(date, count)))
  const count = Math.min(Math.max(Math.trunc(months) || 0, MONTHS.min), MONTHS.max)
  const patterns: Readonly<Record<PaymentPattern, () => Part[]>> = {
    days30: () => after(30),
    days30To60: () => after(30, 60),
    days30To90: () => after(30, 60, 90),
    halfDown: () => after(0, 30),
    monthly: () =>
      equalParts(Array.from({ length: count }, (_, index) => addMonths(date, index + 1))),
  }
  return patterns[pattern]()
}

/**
 * The payment plan of a pattern: amounts add up exactly, the last takes the remainder.
 * @param payable grand total of the tender; a zero total gives an empty plan
 * @param date day of the tender, from which days and months count
 * @param months of the monthly pattern, clamped to `MONTHS`
 */
export const planOf = (args: {
  pattern: PaymentPattern
  payable: Numeric
  date: Day
  months?: number
}): PlannedInstalment[] => {
  const { pattern, payable, date, months = MONTHS.usual } = args
  if (round2(payable).lte(0)) return []
  const parts = partsOf(pattern, date, months)
  const amounts = splitInstalments({ payable, weights: parts.map(({ weight }) => weight) })
  return parts.map(({ dueDate }, index) => ({
    dueDate,
    amount: (amounts[index] ?? toDecimal(0)).toFixed(2),
  }))
}

/** The sum of a plan; null while one of its amounts is unreadable. */
export const plannedSum = (amounts: readonly unknown[]): string | null => {
  const read = amounts.map((amount) => parseDecimal(amount, AMOUNT))
  return read.every(isDecimal) ? sum(read).toFixed(2) : null
}

/** The amounts of a plan scaled to another total; equal parts if all are zero. */
export const respread = (amounts: readonly unknown[], payable: Numeric): string[] => {
  const read = amounts.map((amount) => parseDecimal(amount, AMOUNT))
  const weights = read.map((amount) => (isDecimal(amount) && amount.gt(0) ? amount : toDecimal(0)))
  const hasProportions = weights.some((weight) => weight.gt(0))
  const split = hasProportions
    ? splitInstalments({ payable, weights })
    : splitInstalments({ payable, count: amounts.length })
  return split.map((amount) => amount.toFixed(2))
}

/** Stored payment terms of a tender. */
export type PaymentTerms = {
  paymentDate?: unknown
  paymentInstallments?: readonly { dueDate?: unknown; amount?: unknown }[] | null
}

const movedDay = (stored: unknown, days: number): Day | null => {
  const day = dayFromStored(stored)
  return day && addDays(day, days)
}

/**
 * The payment terms of a copy with another date: every day moves by the same number of days, and
 * instalments keep their proportions if the total differs.
 * @param terms of the source
 * @param args.from date of the source, `args.to` of the copy
 * @param args.total grand total of the copy
 */
export const movedTerms = (
  { paymentDate, paymentInstallments }: PaymentTerms,
  { from, to, total }: { from: Day; to: Day; total: Numeric },
): { paymentDate: Day | null; instalments: PlannedInstalment[] } => {
  const days = daysBetween({ from, to })
  const rows = paymentInstallments ?? []
  const amounts = rows.map(({ amount }) => amount)
  const texts = respread(amounts, total)
  return {
    paymentDate: movedDay(paymentDate, days),
    instalments: rows.map(({ dueDate }, index) => ({
      dueDate: movedDay(dueDate, days) ?? to,
      amount: texts[index] ?? '0.00',
    })),
  }
}
