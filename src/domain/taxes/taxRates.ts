import type { Day } from '../shared/day'
import { isSameDecimal, toDecimal, type Numeric } from '../shared/money'

/** Legal kinds of VAT rates. A new rate of a kind replaces the one before. */
export const TAX_KINDS = ['general', 'reduced', 'low', 'exempt'] as const
export type TaxKind = (typeof TAX_KINDS)[number]

/** A VAT rate in percent, and the day from which it is valid. */
export type TaxRate = { kind: TaxKind; rate: Numeric; validFrom: Day }

/**
 * The rates of Turkish law, used until the settings have others: 18 became 20 and 8 became 10 on 10
 * July 2023 (Presidential Decision 7346).
 */
export const USUAL_TAX_RATES: readonly TaxRate[] = [
  { kind: 'general', rate: '18', validFrom: '2008-01-01' },
  { kind: 'general', rate: '20', validFrom: '2023-07-10' },
  { kind: 'reduced', rate: '8', validFrom: '2008-01-01' },
  { kind: 'reduced', rate: '10', validFrom: '2023-07-10' },
  { kind: 'low', rate: '1', validFrom: '2008-01-01' },
  { kind: 'exempt', rate: '0', validFrom: '2008-01-01' },
]

/** The rate of a kind on a day; undefined before its first. */
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
 * The valid rates on a day, each once, ascending.
 * @param table all rates with their days (docs/decisions/0044-dated-vat.md)
 */
export const taxRatesOn = (table: readonly TaxRate[], day: Day): TaxRate[] => {
  const found = TAX_KINDS.flatMap((kind) => taxRateOfKind(table, kind, day) ?? [])
  return found
    .filter((row, at) => found.findIndex((one) => isSameDecimal(one.rate, row.rate)) === at)
    .sort((a, b) => toDecimal(a.rate).cmp(toDecimal(b.rate)))
}

/** Whether a line of this day may have the rate; a missing one is 0. */
export const taxRateHolds = (
  table: readonly TaxRate[],
  rate: Numeric | null | undefined,
  day: Day,
): boolean => taxRatesOn(table, day).some((row) => isSameDecimal(row.rate, rate ?? 0))

/**
 * The rate that replaces an outdated one on a day: the current rate of its kind.
 * @returns null for a valid rate, and for one that no kind ever had
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
 * The suggested rate on a day for a given one: its successor, or itself.
 * @returns null if none is given
 */
export const proposedTaxRate = (
  table: readonly TaxRate[],
  rate: Numeric | null | undefined,
  day: Day,
): Numeric | null => (rate == null ? null : (successorOf(table, rate, day)?.rate ?? rate))

/** Every past and current rate, as text: a column with only such values is a VAT column. */
export const everyTaxRate = (table: readonly TaxRate[]): ReadonlySet<string> =>
  new Set(table.map(({ rate }) => toDecimal(rate).toFixed()))
