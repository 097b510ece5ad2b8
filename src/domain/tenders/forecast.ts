import { round2, sum, toDecimal, type Numeric } from '../shared/money'
import type { BoardStage } from './board'

/** Fewest ended tenders of a stage for a meaningful share. */
export const FORECAST_FROM = 30
/** Period in days in which they ended. */
export const FORECAST_DAYS = 365

/** Stages of open tenders: only these have a forecast. */
export const OPEN_STAGES = [
  'draft',
  'asked',
  'approved',
  'sent',
  'opened',
  'accepted',
] as const satisfies readonly BoardStage[]
export type OpenStage = (typeof OPEN_STAGES)[number]

/** Ended tenders that had reached a stage: the number invoiced, and the number lost. */
export type Ended = { won: number; lost: number }

/**
 * The expected revenue of a stage: its total times the share won among the ended tenders that had
 * reached it.
 * @param total of the stage, in lira
 * @returns lira, rounded once; null for fewer than `FORECAST_FROM` ended tenders
 */
export const forecastOf = (total: Numeric, { won, lost }: Ended): string | null =>
  won + lost < FORECAST_FROM
    ? null
    : round2(
        toDecimal(total)
          .times(won)
          .dividedBy(won + lost),
      ).toFixed(2)

/** The sum of forecasts; null if there is none. */
export const forecastTotal = (forecasts: readonly (string | null)[]): string | null => {
  const known = forecasts.filter((one) => one !== null)
  return known.length === 0 ? null : sum(known).toFixed(2)
}
