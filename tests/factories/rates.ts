import { addDays, type Day } from '@/domain/shared/day'
import type { Json } from './client'
import { asSuperuser, select } from './database'
import { makeRow, type Row } from './rows'

// Long before any test's tender, so that no other test finds it proposed.
let day: Day = '1950-01-01'

/** A rate that somebody typed, of a day of its own unless another is given. */
export const rateOf = (data: Json = {}): Json => {
  day = addDays(day, 1)
  return { day, currency: 'USD', buying: 39.9, selling: 40, ...data }
}

export const makeRate = (data: Json = {}): Promise<Row> => makeRow('currency-rates', rateOf(data))

/** A rate as a bulletin of the central bank leaves it. */
export const publish = (of: Day, rates: { currency?: string; buying: string; selling: string }) =>
  select(
    `insert into currency_rates (day, currency, buying, selling, source)
     values ($1::date + interval '12 hours', $2, $3, $4, 'centralBank')`,
    [of, rates.currency ?? 'USD', rates.buying, rates.selling],
  )

/** Forgets all rates, bulletins too. */
export const forgetRates = () =>
  asSuperuser(`alter table currency_rates disable trigger user; delete from currency_rates;
          alter table currency_rates enable trigger user`)
