import { AMOUNT, isDecimal, parseDecimal, PERCENT } from '../../shared/decimal'
import { Decimal, round2, toDecimal } from '../../shared/money'
import type { Numeric } from '../../shared/money'
import type { RefusalCode } from '../../shared/refusal'

export const DISCOUNT_TYPES = ['percent', 'amount'] as const
export type DiscountType = (typeof DISCOUNT_TYPES)[number]

export type Discount = {
  discountType?: DiscountType | null
  discountValue?: Numeric | null
}

/** True for a value that names a kind of discount. */
export const isDiscountType = (value: unknown): value is DiscountType =>
  (DISCOUNT_TYPES as readonly unknown[]).includes(value)

/**
 * Amount of a discount on a line or on the document.
 *
 * @param of amount it is taken from, two decimals
 * @returns `round2(of × p/100)` for a percent, the rounded value itself for an amount
 */
export const discountOn = (of: Decimal, { discountType, discountValue }: Discount): Decimal => {
  if (!discountType) return new Decimal(0)
  const value = toDecimal(discountValue)
  return discountType === 'percent' ? round2(of.mul(value).div(100)) : round2(value)
}

/**
 * Validates a discount: a percent of 0–100, or an amount from 0 to what it is taken from.
 *
 * @param of amount it is taken from; null when not known yet (the upper limit is skipped)
 * @returns `notAnOption`, `percentOutOfRange`, `mustNotBeNegative`, `discountTooLarge`, a code of
 *   `parseDecimal`, or null; an empty value is no discount
 */
export const refuseDiscount = ({
  discountType,
  discountValue,
  of,
}: {
  discountType?: unknown
  discountValue?: unknown
  of: Decimal | null
}): RefusalCode | null => {
  if (discountValue === null || discountValue === undefined) return null
  const isPercent = discountType === 'percent'
  const value = parseDecimal(discountValue, isPercent ? PERCENT : AMOUNT)
  if (!isDecimal(value)) return value
  if (!isDiscountType(discountType)) return value.isZero() ? null : 'notAnOption'
  if (isPercent) return value.lt(0) || value.gt(100) ? 'percentOutOfRange' : null
  if (value.lt(0)) return 'mustNotBeNegative'
  return of !== null && value.gt(of) ? 'discountTooLarge' : null
}
