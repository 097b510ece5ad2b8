import { isCurrency, type Currency } from '@/domain/shared/currency'
import type { Amount, Formatters } from '@/i18n/format'

/** What a number of a record is, as `fields/decimalField` says it to the browser. */
type Shape = { decimal?: string; currency?: Currency }

/** Beside the amount: what the record says about its money. */
type Terms = { currency: unknown; discountType: unknown }

/** A number of a record in words: with its currency, its sign of percent, or as a quantity. */
export const factAmount = (args: {
  name: string
  value: unknown
  shape: Shape
  terms: Terms
  /** The product worked it out: a price has four decimals at most. */
  isWorkedOut?: boolean
  format: Formatters
}): string => {
  const { name, shape, terms, format } = args
  const value = args.value as Amount
  const isPercent = name === 'discountValue' && terms.discountType === 'percent'
  if (shape.decimal === 'percent' || isPercent) return format.percent(value)
  if (shape.decimal === 'quantity') return format.quantity(value)
  const own = shape.currency ?? (isCurrency(terms.currency) ? terms.currency : 'TRY')
  if (shape.decimal === 'rate') return format.price(value, 'TRY')
  if (shape.decimal === 'amount') return format.money(value, own)
  if (shape.decimal !== 'price') return format.count(value)
  return args.isWorkedOut ? format.cost(value, own) : format.price(value, own)
}
