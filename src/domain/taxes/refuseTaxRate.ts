import { isDecimal, parseDecimal } from '../shared/decimal'
import type { Day } from '../shared/day'
import { isSameDecimal, type Numeric } from '../shared/money'
import type { FieldRefusal, RefusalCode } from '../shared/refusal'
import { taxRateHolds, taxRatesOn, type TaxRate } from './taxRates'

const TAX_RATE = { scale: 2, integerDigits: 3 } as const

/** A tax rate is a percent from 0 to 100 with two decimals; empty counts as 0. */
export const refuseTaxRate = (value: unknown): RefusalCode | null => {
  if (value === null || value === undefined) return null
  const rate = parseDecimal(value, TAX_RATE)
  if (!isDecimal(rate)) return rate
  return rate.lt(0) || rate.gt(100) ? 'percentOutOfRange' : null
}

/**
 * Whether a valid percentage is a legal rate on a day.
 * @param args.rate in percent; nothing counts as 0
 * @returns `taxRateNotValid` at the path, with the rate and the valid ones; null if it is valid
 */
export const refuseTaxRateOn = (args: {
  table: readonly TaxRate[]
  rate: Numeric | null | undefined
  day: Day
  path: string
}): FieldRefusal | null => {
  const { table, rate, day, path } = args
  if (taxRateHolds(table, rate, day)) return null
  const rates = taxRatesOn(table, day).map((row) => Number(row.rate))
  const valid = rates.join(', ')
  return { path, code: 'taxRateNotValid', data: { rate: Number(rate ?? 0), day, rates, valid } }
}

/**
 * Whether a card may get a rate today: one valid today, as for a tender line. An unchanged or
 * missing rate is accepted: tenders suggest its successor.
 * @param args.before the card's stored rate; null for a new one
 */
export const refuseTaxRateOfCard = (args: {
  table: readonly TaxRate[]
  rate: Numeric | null
  before: Numeric | null
  day: Day
}): FieldRefusal | null => {
  const { rate, before, ...on } = args
  if (rate === null || (before !== null && isSameDecimal(rate, before))) return null
  return refuseTaxRateOn({ ...on, rate, path: 'taxRate' })
}
