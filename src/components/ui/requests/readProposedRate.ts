import type { RateSource } from '@/domain/rates/rates'
import type { Day } from '@/domain/shared/day'
import { readApi } from './api'
import type { RatePurpose } from '@/domain/rates/rates'

/** A rate suggested by the API. */
export type ProposedRate = { rate: number; day: Day | null; source: RateSource | null }

/**
 * The rate a record in this currency would use.
 * @param asked.purpose `offer` for a tender, `booking` for its invoice and for a movement
 * @param asked.day the company's today by default
 * @returns null if none is known, or it could not be loaded: the server checks
 */
export const readProposedRate = async (
  asked: { currency: string; day?: Day; purpose: RatePurpose },
  signal?: AbortSignal,
): Promise<ProposedRate | null> => {
  const { currency, purpose, day } = asked
  const query = new URLSearchParams({ currency, purpose, ...(day && { day }) })
  const path = `/api/currency-rates/proposed?${query}`
  const found = await readApi<{ proposal: ProposedRate | null }>(path, signal).catch(() => null)
  return found?.proposal ?? null
}
