import type { Amount, Formatters } from '@/i18n/format'

import { unitOf, type DecimalShape, type MoneyTerms } from './unitOf'

/** A formatted number of a record: with its currency, percent sign, or as a quantity. */
export const factAmount = (args: {
  name: string
  value: unknown
  shape: DecimalShape
  terms: MoneyTerms
  /** The number is calculated: as a price it is rounded to four decimals. */
  isWorkedOut?: boolean
  format: Formatters
}): string => {
  const { shape, format, isWorkedOut } = args
  const value = args.value as Amount
  const unit = unitOf(args)
  if (unit === '%') return format.percent(value)
  if (unit === null) return shape.decimal ? format.quantity(value) : format.count(value)
  if (shape.decimal === 'amount') return format.money(value, unit)
  const isCost = shape.decimal === 'price' && isWorkedOut
  return isCost ? format.cost(value, unit) : format.price(value, unit)
}
