import { Decimal as DecimalJs } from 'decimal.js'
import type { RefusalCode } from './refusal'

/**
 * A separate constructor, because settings of other modules must not change how money is rounded.
 * Half away from zero, like PostgreSQL's `round(numeric)`; wide enough for quantity × price × rate
 * without loss; and never an exponent in the text.
 */
export const Decimal = DecimalJs.clone({
  precision: 50,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -60,
  toExpPos: 60,
})
export type Decimal = DecimalJs

/**
 * Input of calculations: decimals of this module, and numbers or canonical strings already
 * validated.
 */
export type Numeric = Decimal | number | string

/** Digits allowed after and before the decimal point. */
export type DecimalSpec = { scale: number; integerDigits: number }

export const QUANTITY = { scale: 3, integerDigits: 9 } as const satisfies DecimalSpec
export const PRICE = { scale: 6, integerDigits: 9 } as const satisfies DecimalSpec
export const RATE = { scale: 6, integerDigits: 9 } as const satisfies DecimalSpec
export const AMOUNT = { scale: 2, integerDigits: 12 } as const satisfies DecimalSpec
export const PERCENT = { scale: 3, integerDigits: 3 } as const satisfies DecimalSpec

/** Number of digits for each kind of number. */
export const DECIMALS = {
  quantity: QUANTITY,
  price: PRICE,
  rate: RATE,
  amount: AMOUNT,
  percent: PERCENT,
} as const satisfies Record<string, DecimalSpec>
export type DecimalKind = keyof typeof DECIMALS

/** Every decimal of at most 15 significant digits survives a JSON double unchanged. */
const MAX_SIGNIFICANT_DIGITS = 15
const MAX_TEXT_LENGTH = 40
const CANONICAL = /^-?[0-9]+(\.[0-9]+)?$/

const textOf = (input: unknown): string | null => {
  if (typeof input === 'number') return Number.isFinite(input) ? new Decimal(input).toFixed() : null
  if (input instanceof Decimal) return input.isFinite() ? input.toFixed() : null
  if (typeof input !== 'string' || input.length > MAX_TEXT_LENGTH) return null
  return CANONICAL.test(input) ? input : null
}

/**
 * Reads a decimal strictly: JS finite numbers and strings of the form `-?\d+(\.\d+)?`, nothing
 * else (no comma, exponent, blank, boolean, list, or digits of other scripts).
 *
 * @param input whatever a client sent
 * @param spec digits allowed: QUANTITY, PRICE, RATE, AMOUNT, PERCENT or a custom one
 * @returns the decimal, or `notADecimal`, `tooManyDecimals`, `tooLarge`
 */
export const parseDecimal = (
  input: unknown,
  { scale, integerDigits }: DecimalSpec,
): Decimal | RefusalCode => {
  const text = textOf(input)
  if (text === null) return 'notADecimal'
  const [, decimals = ''] = text.split('.')
  if (decimals.length > scale) return 'tooManyDecimals'
  const value = new Decimal(text)
  if (value.abs().gte(new Decimal(10).pow(integerDigits))) return 'tooLarge'
  if (value.precision(true) > MAX_SIGNIFICANT_DIGITS) return 'tooLarge'
  // "-0" must not become a negative zero.
  return value.isZero() ? new Decimal(0) : value
}

/** True when `parseDecimal` found a decimal; narrows the type. */
export const isDecimal = (value: unknown): value is Decimal => value instanceof Decimal

/**
 * The decimal of a value that was checked before (a database row, a parsed input).
 *
 * @returns zero for null and undefined
 * @throws RangeError for NaN, Infinity or text that is no number: a bug, not invalid input
 */
export const toDecimal = (value: Numeric | null | undefined): Decimal => {
  if (value === null || value === undefined) return new Decimal(0)
  if (value instanceof Decimal && value.isFinite()) return value
  const isNumeral =
    typeof value === 'string' ? CANONICAL.test(value) : Number.isFinite(Number(value))
  if (!isNumeral) throw new RangeError('not a finite decimal')
  return new Decimal(value)
}
