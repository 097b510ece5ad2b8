import { hides, type Blocker } from '../../shared/blocker'
import { isDecimal, parseDecimal, PERCENT, PRICE, type Numeric } from '../../shared/decimal'
import { Decimal, toDecimal } from '../../shared/money'
import type { RefusalCode } from '../../shared/refusal'

/** A price changes by a percentage, or by an amount in its own currency. */
export const PRICE_METHODS = ['percent', 'amount'] as const
export type PriceMethod = (typeof PRICE_METHODS)[number]

/** Rounding of a new price, half away from zero; `none` keeps all digits a price can have. */
export const PRICE_ROUNDINGS = [
  'none',
  'hundredth',
  'twentieth',
  'tenth',
  'half',
  'one',
  'five',
  'ten',
] as const
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

/** The step of each rounding, in the currency of the price. */
export const ROUNDING_STEPS: Readonly<Record<Exclude<PriceRounding, 'none'>, string>> = {
  hundredth: '0.01',
  twentieth: '0.05',
  tenth: '0.1',
  half: '0.5',
  one: '1',
  five: '5',
  ten: '10',
}

export const PRICE_CHANGE_STATES = ['applied', 'undone'] as const
export type PriceChangeState = (typeof PRICE_CHANGE_STATES)[number]

/** How prices change: by `value` percent or in money, up or down, then rounded. */
export type PriceRule = { method: PriceMethod; value: Numeric; rounding: PriceRounding }

/**
 * Validates the value of a change: signed, not zero, and no reduction above 100 percent.
 *
 * @param value as it was sent; percent with three decimals, an amount with six
 * @returns `notADecimal`, `tooManyDecimals`, `tooLarge`, `reductionTooLarge`, `changeIsZero` or null
 */
export const refuseChangeValue = (method: PriceMethod, value: unknown): RefusalCode | null => {
  const read = parseDecimal(value, method === 'percent' ? PERCENT : PRICE)
  if (!isDecimal(read)) return read
  if (read.isZero()) return 'changeIsZero'
  return method === 'percent' && read.lte(-100) ? 'reductionTooLarge' : null
}

const rounded = (price: Decimal, rounding: PriceRounding): Decimal => {
  if (rounding === 'none') return price.toDecimalPlaces(PRICE.scale)
  const step = new Decimal(ROUNDING_STEPS[rounding])
  return price.div(step).toDecimalPlaces(0).mul(step)
}

/**
 * The changed price: calculated exactly, rounded once.
 *
 * @param before a price, not below zero
 * @param rule percent of it, or an amount of its own currency; negative reduces it
 */
export const changedPrice = (before: Numeric, { method, value, rounding }: PriceRule): Decimal => {
  const price = toDecimal(before)
  const by = toDecimal(value)
  const exact =
    method === 'percent' ? price.mul(new Decimal(100).plus(by)).div(100) : price.plus(by)
  return rounded(exact, rounding)
}

/**
 * Why a changed price is invalid: not positive, or too many digits.
 *
 * @returns `priceNotPositive`, `tooLarge` or null
 */
export const refuseChangedPrice = (after: Decimal): RefusalCode | null => {
  if (after.lte(0)) return 'priceNotPositive'
  const read = parseDecimal(after, PRICE)
  return isDecimal(read) ? null : read
}

export type PriceChangeCommand = 'undo'

/** The states from which each command of a change is allowed. */
export const PRICE_CHANGE_STARTS: Readonly<
  Record<PriceChangeCommand, readonly PriceChangeState[]>
> = { undo: ['applied'] }

/** Facts of a price change that decide its commands. */
export type PriceChangeFacts = { status: PriceChangeState }

/** A change can be undone once: else `wrongPriceChangeState`. */
export const refusePriceChangeCommand = ({ status }: PriceChangeFacts): Blocker | null =>
  PRICE_CHANGE_STARTS.undo.includes(status) ? null : hides('wrongPriceChangeState')
