import type { Currency } from '@/domain/shared/currency'
import type { Day } from '@/domain/shared/day'
import { type Decimal, toDecimal } from '@/domain/shared/money'

/** Lira per unit today, and its decrease for each day before. Invented, close to real. */
const RATES = { USD: ['44.2500', '0.0165'], EUR: ['51.4000', '0.0210'] } as const

/** Lira per unit of a currency so many days ago, four decimals. */
export const rateOn = (currency: Currency, daysAgo: number): Decimal => {
  if (currency === 'TRY') return toDecimal(1)
  const [now, perDay] = RATES[currency]
  return toDecimal(now).minus(toDecimal(perDay).mul(daysAgo)).toDecimalPlaces(4)
}

/** An amount of lira in a currency, two decimals. */
export const inCurrency = (lira: number, currency: Currency, daysAgo = 0): number =>
  toDecimal(lira).div(rateOn(currency, daysAgo)).toDecimalPlaces(2).toNumber()

/** How far back bulletins of the central bank are kept. */
export const BULLETIN_DAYS = 45

/** Whether the bank published that day: on weekdays. */
export const hasBulletin = (day: Day, daysAgo: number): boolean =>
  daysAgo <= BULLETIN_DAYS && ![0, 6].includes(new Date(`${day}T12:00:00.000Z`).getUTCDay())
