import { BASE_CURRENCY, isCurrency, type Currency } from '@/domain/shared/currency'
import type { DecimalKind } from '@/domain/shared/decimal'

/** What a number of a record is, as `fields/decimalField` says it to the browser. */
export type DecimalShape = {
  decimal?: DecimalKind
  /** The currency of a price that is always in one; others follow the record's. */
  currency?: Currency
}

/** Beside the amount: what the record says about its money. */
export type MoneyTerms = { currency: unknown; discountType: unknown }

/** What a number counts: money of a currency, parts of a hundred, or things. */
export type Unit = Currency | '%' | null

/** What a number of a record counts, for the input it is typed into and the text it is read as. */
export const unitOf = (args: { name: string; shape: DecimalShape; terms: MoneyTerms }): Unit => {
  const { name, shape, terms } = args
  if (!shape.decimal || shape.decimal === 'quantity') return null
  const isPercent = name === 'discountValue' && terms.discountType === 'percent'
  if (shape.decimal === 'percent' || isPercent) return '%'
  if (shape.decimal === 'rate') return BASE_CURRENCY
  return shape.currency ?? (isCurrency(terms.currency) ? terms.currency : BASE_CURRENCY)
}
