import type { Day } from '../shared/day'
import { toDecimal, type Numeric } from '../shared/money'

/** Purpose of a rate: a quotation, or the books (an invoice, a movement). */
export const RATE_PURPOSES = ['offer', 'booking'] as const
export type RatePurpose = (typeof RATE_PURPOSES)[number]

/** Origin of a rate: a bulletin of the central bank, or entered by hand. */
export const RATE_ORIGINS = ['centralBank', 'manual'] as const
export type RateOrigin = (typeof RATE_ORIGINS)[number]

/** The side from the bank's view: it sells or buys foreign money. */
export const RATE_SIDES = ['selling', 'buying'] as const
export type RateSide = (typeof RATE_SIDES)[number]

/** Which day's rate applies: of the day itself, or of the last bulletin before it. */
export const RATE_DAYS = ['previous', 'sameDay'] as const
export type RateDay = (typeof RATE_DAYS)[number]

/** What a record stores about the origin of its rate. */
export const RATE_SOURCES = ['centralBankSelling', 'centralBankBuying', 'manual'] as const
export type RateSource = (typeof RATE_SOURCES)[number]

/** The rates of one currency on one day, lira per unit, as decimal text. */
export type DayRate = { day: Day; origin: RateOrigin; buying: string; selling: string }

/** True if the bank would lose on each exchange, which means that one of the two rates is wrong. */
export const isBuyingAboveSelling = (rate: { buying: Numeric; selling: Numeric }): boolean =>
  toDecimal(rate.buying).gt(toDecimal(rate.selling))

/** A suggested rate, with what a record stores of it. */
export type Proposal = { rate: string; day: Day | null; source: RateSource | null }

/** How a rate is selected. */
export type RateRule = { counts: RateDay; side: RateSide }

/**
 * Number of rows of one currency that suffice to determine the rates of a day: two of the day
 * itself, two of the one before.
 */
export const ROWS_TO_JUDGE = 4

const isLater = (one: DayRate, other: DayRate): boolean =>
  one.day > other.day || (one.day === other.day && one.origin === 'manual')

/**
 * The rates valid on a day: the newest of it or before it, or of a day before it. Rates entered by
 * hand take precedence over the bulletin of the same day.
 *
 * @param rates of one currency, in any order; those after the day play no part
 * @returns null when there is none yet
 */
export const rateOn = ({
  rates,
  day,
  counts,
}: {
  rates: readonly DayRate[]
  day: Day
  counts: RateDay
}): DayRate | null => {
  const eligible = rates.filter((rate) =>
    counts === 'previous' ? rate.day < day : rate.day <= day,
  )
  return eligible.reduce<DayRate | null>(
    (found, rate) => (found === null || isLater(rate, found) ? rate : found),
    null,
  )
}

const BANK_SOURCES: Readonly<Record<RateSide, RateSource>> = {
  selling: 'centralBankSelling',
  buying: 'centralBankBuying',
}

/**
 * The suggested rate of a day, with the day and the source a record stores.
 * @returns null when no rate applies on that day
 */
export const proposalOn = (
  rates: readonly DayRate[],
  day: Day,
  { counts, side }: RateRule,
): Proposal | null => {
  const found = rateOn({ rates, day, counts })
  if (!found) return null
  const source = found.origin === 'manual' ? 'manual' : BANK_SOURCES[side]
  return { rate: found[side], day: found.day, source }
}
