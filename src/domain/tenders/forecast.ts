import { round2, sum, toDecimal, type Numeric } from '../shared/money'
import type { BoardStage } from './board'

/** So many tenders of a stage must have ended before their share says anything. */
export const FORECAST_FROM = 30
/** Days in which they ended. */
export const FORECAST_DAYS = 365

/** Stages of tenders that have not ended: the others are no forecast. */
export const OPEN_STAGES = [
  'draft',
  'asked',
  'approved',
  'sent',
  'opened',
  'accepted',
] as const satisfies readonly BoardStage[]
export type OpenStage = (typeof OPEN_STAGES)[number]

/** Of the tenders that reached a stage and ended: how many were invoiced, how many lost. */
export type Ended = { won: number; lost: number }

/**
 * What the tenders of a stage are expected to bring: their sum times the share of those won among
 * the ended ones that had come as far.
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

/** The sum of forecasts; null where there is none. */
export const forecastTotal = (forecasts: readonly (string | null)[]): string | null => {
  const known = forecasts.filter((one) => one !== null)
  return known.length === 0 ? null : sum(known).toFixed(2)
}
