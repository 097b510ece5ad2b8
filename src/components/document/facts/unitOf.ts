import { BASE_CURRENCY, isCurrency, type Currency } from '@/domain/shared/currency'
import type { DecimalKind } from '@/domain/shared/decimal'

/** The number format of a field, sent to the browser by `fields/decimalField`. */
export type DecimalShape = {
  decimal?: DecimalKind
  /** Currency of a price with a fixed one; others use the record's. */
  currency?: Currency
}

/** The record's currency and discount type for formatting an amount. */
export type MoneyTerms = { currency: unknown; discountType: unknown }

/** Unit of a number: a currency, percent, or none. */
export type Unit = Currency | '%' | null

/** The unit of a record's number, for its input and its text. */
export const unitOf = (args: { name: string; shape: DecimalShape; terms: MoneyTerms }): Unit => {
  const { name, shape, terms } = args
  if (!shape.decimal || shape.decimal === 'quantity') return null
  const isPercent = name === 'discountValue' && terms.discountType === 'percent'
  if (shape.decimal === 'percent' || isPercent) return '%'
  if (shape.decimal === 'rate') return BASE_CURRENCY
  return shape.currency ?? (isCurrency(terms.currency) ? terms.currency : BASE_CURRENCY)
}
