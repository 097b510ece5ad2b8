import { dayFromStored } from '../shared/day'
import { isDecimal, parseDecimal, PERCENT } from '../shared/decimal'
import type { FieldRefusal } from '../shared/refusal'
import { refuseTaxRate } from './refuseTaxRate'
import { TAX_KINDS, USUAL_TAX_RATES, type TaxKind, type TaxRate } from './taxRates'

/** Most rows of the settings. */
export const MAX_TAX_RATES = 60

type Row = { kind?: unknown; rate?: unknown; validFrom?: unknown } | null | undefined

const isKind = (value: unknown): value is TaxKind =>
  (TAX_KINDS as readonly unknown[]).includes(value)

/**
 * The table of rates in effect, from the settings.
 * @param rows rates in percent, days as stored; unreadable rows are left out
 * @returns the default rates until there is a readable row
 */
export const taxRatesFrom = (rows: unknown): readonly TaxRate[] => {
  if (!Array.isArray(rows)) return USUAL_TAX_RATES
  const read = (rows as Row[]).flatMap((row): TaxRate[] => {
    const rate = row?.rate == null ? null : parseDecimal(row.rate, PERCENT)
    const validFrom = dayFromStored(row?.validFrom)
    return isKind(row?.kind) && isDecimal(rate) && validFrom
      ? [{ kind: row.kind, rate: rate.toFixed(), validFrom }]
      : []
  })
  return read.length > 0 ? read : USUAL_TAX_RATES
}

/**
 * Validates the rates of the settings before they are stored: each is a percent, and a kind has one
 * rate a day.
 * @param rows as sent; anything but a list is left to the field's own validation
 * @returns `notUnique` at the second row of a kind and day, and the refusals of `refuseTaxRate`
 */
export const refuseTaxRates = (rows: unknown): FieldRefusal[] => {
  if (!Array.isArray(rows)) return []
  const seen = new Set<string>()
  return (rows as Row[]).flatMap((row, at): FieldRefusal[] => {
    const code = refuseTaxRate(row?.rate)
    const day = dayFromStored(row?.validFrom)
    const key = `${String(row?.kind)} ${day}`
    const isTwice = day !== null && seen.has(key)
    seen.add(key)
    return [
      ...(code ? [{ path: `taxRates.${at}.rate`, code }] : []),
      ...(isTwice ? [{ path: `taxRates.${at}.validFrom`, code: 'notUnique' as const }] : []),
    ]
  })
}
