import type { Day } from '../shared/day'
import { isSameDecimal, toDecimal, type Numeric } from '../shared/money'

/** What a rate of VAT is for by law. A new rate of a kind takes the place of the one before. */
export const TAX_KINDS = ['general', 'reduced', 'low', 'exempt'] as const
export type TaxKind = (typeof TAX_KINDS)[number]

/** A rate of VAT, in percent, and the day from which it holds. */
export type TaxRate = { kind: TaxKind; rate: Numeric; validFrom: Day }

/**
 * The rates of Turkish law, until somebody writes others into the settings: 18 became 20 and 8
 * became 10 on 10 July 2023 (Presidential Decision 7346).
 */
export const USUAL_TAX_RATES: readonly TaxRate[] = [
  { kind: 'general', rate: '18', validFrom: '2008-01-01' },
  { kind: 'general', rate: '20', validFrom: '2023-07-10' },
  { kind: 'reduced', rate: '8', validFrom: '2008-01-01' },
  { kind: 'reduced', rate: '10', validFrom: '2023-07-10' },
  { kind: 'low', rate: '1', validFrom: '2008-01-01' },
  { kind: 'exempt', rate: '0', validFrom: '2008-01-01' },
]

/** The rate of a kind on a day; nothing before its first. */
export const taxRateOfKind = (
  table: readonly TaxRate[],
  kind: TaxKind,
  day: Day,
): TaxRate | undefined =>
  table
    .filter((row) => row.kind === kind && row.validFrom <= day)
    .reduce<TaxRate | undefined>(
      (newest, row) => (newest && newest.validFrom > row.validFrom ? newest : row),
      undefined,
    )

/**
 * The rates that hold on a day, each once, from the lowest to the highest.
 * @param table all rates with their days (docs/decisions/0044-dated-vat.md)
 */
export const taxRatesOn = (table: readonly TaxRate[], day: Day): TaxRate[] => {
  const found = TAX_KINDS.flatMap((kind) => taxRateOfKind(table, kind, day) ?? [])
  return found
    .filter((row, at) => found.findIndex((one) => isSameDecimal(one.rate, row.rate)) === at)
    .sort((a, b) => toDecimal(a.rate).cmp(toDecimal(b.rate)))
}

/** Whether a line of this day may have the rate; nothing said is 0. */
export const taxRateHolds = (
  table: readonly TaxRate[],
  rate: Numeric | null | undefined,
  day: Day,
): boolean => taxRatesOn(table, day).some((row) => isSameDecimal(row.rate, rate ?? 0))

/**
 * What stands on a day in the place of a rate that does not hold then: the rate its kind has.
 * @returns null for a rate that holds, and for one that no kind ever had
 */
export const successorOf = (
  table: readonly TaxRate[],
  rate: Numeric | null | undefined,
  day: Day,
): TaxRate | null => {
  if (taxRateHolds(table, rate, day)) return null
  const kinds = TAX_KINDS.filter((kind) =>
    table.some((row) => row.kind === kind && isSameDecimal(row.rate, rate ?? 0)),
  )
  return (
    kinds.map((kind) => taxRateOfKind(table, kind, day)).find((row) => row !== undefined) ?? null
  )
}

/**
 * The rate to propose on a day for something that is said to have another: its successor, or itself.
 * @returns null where nothing is said
 */
export const proposedTaxRate = (
  table: readonly TaxRate[],
  rate: Numeric | null | undefined,
  day: Day,
): Numeric | null => (rate == null ? null : (successorOf(table, rate, day)?.rate ?? rate))

/** Every rate there ever was, as text: a column of nothing else is one of VAT. */
export const everyTaxRate = (table: readonly TaxRate[]): ReadonlySet<string> =>
  new Set(table.map(({ rate }) => toDecimal(rate).toFixed()))
