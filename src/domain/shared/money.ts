import { Decimal, isDecimal, parseDecimal, PRICE, QUANTITY, RATE, toDecimal } from './decimal'
import type { Numeric } from './decimal'
import type { RefusalCode } from './refusal'

export { Decimal, toDecimal } from './decimal'
export type { Numeric } from './decimal'

/**
 * Rounds to kuruş, half away from zero, as PostgreSQL's numeric does.
 *
 * @param value lira, dollars or euros
 * @returns the value with two decimals
 */
export const round2 = (value: Numeric): Decimal => toDecimal(value).toDecimalPlaces(2)

/** Sum of the values; zero for none. */
export const sum = (values: readonly Numeric[]): Decimal =>
  values.reduce<Decimal>((total, value) => total.plus(toDecimal(value)), new Decimal(0))

/** A decimal as the JSON number of the API; exact because inputs keep to 15 significant digits. */
export const toNumber = (value: Decimal): number => value.toNumber()

const refuseAtMostZero = (
  value: unknown,
  spec: typeof PRICE | typeof QUANTITY,
  code: RefusalCode,
): RefusalCode | null => {
  if (value === null || value === undefined || value === '') return 'required'
  const parsed = parseDecimal(value, spec)
  if (!isDecimal(parsed)) return parsed
  return parsed.lte(0) ? code : null
}

/**
 * A unit price must be a decimal greater than 0 ("Fiyat 0'dan büyük olmalıdır.").
 *
 * @param value what was sent; at most 9 digits and 6 decimals
 * @returns `priceNotPositive`, `required` for nothing at all, a code of `parseDecimal`, or null
 */
export const refusePrice = (value: unknown): RefusalCode | null =>
  refuseAtMostZero(value, PRICE, 'priceNotPositive')

/** A quantity must be greater than 0, at most 9 digits and 3 decimals; else the reason. */
export const refuseQuantity = (value: unknown): RefusalCode | null =>
  refuseAtMostZero(value, QUANTITY, 'quantityNotPositive')

/** A currency rate (lira per unit) must be greater than 0; else the reason. */
export const refuseRate = (value: unknown): RefusalCode | null =>
  refuseAtMostZero(value, RATE, 'rateNotPositive')

/**
 * Divides an amount in proportion to weights. The parts add up exactly (largest remainder method):
 * each part is rounded down, and the remaining kuruş go one each to the largest fractions, ties to
 * the earlier part. Works on exact integers; no division is ever rounded.
 *
 * @param total amount to divide, two decimals
 * @param weights not negative
 * @returns one part a weight; all zero when the weights are all zero
 * @throws RangeError for a negative weight: a bug, not invalid input
 */
export const spread = (total: Numeric, weights: readonly Numeric[]): Decimal[] => {
  const amount = round2(total)
  const shares = weights.map(toDecimal)
  if (shares.some((weight) => weight.lt(0))) throw new RangeError('negative weight')
  const whole = sum(shares)
  if (whole.isZero()) return shares.map(() => new Decimal(0))

  const kurus = amount.abs().mul(100)
  const parts = shares.map((weight, index) => {
    const product = kurus.mul(weight)
    const units = product.divToInt(whole)
    return { index, units, rest: product.minus(units.mul(whole)) }
  })
  const missing = kurus.minus(sum(parts.map((part) => part.units))).toNumber()
  // Sorting is stable: ties go to the earlier part.
  const byFraction = [...parts].sort((a, b) => b.rest.cmp(a.rest))
  const raised = new Set(byFraction.slice(0, missing).map((part) => part.index))
  return parts.map(({ index, units }) => {
    const part = (raised.has(index) ? units.plus(1) : units).div(100)
    return amount.lt(0) && !part.isZero() ? part.neg() : part
  })
}

/** True for two decimals of equal value, however each is written. */
export const isSameDecimal = (one: Numeric, other: Numeric): boolean =>
  toDecimal(one).equals(toDecimal(other))
