import type { Payload } from 'payload'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { countedAddress } from '@/lib/clientAddress'
import { counterKey, limitersFor, limitReached } from './limitersFor'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Rate limits for links without a session, over all instances. */
const LINK_LIMITS = {
  // Per address, whatever the link: an office opens several.
  'link-ip': { points: 120, duration: MINUTE },
  'link-answer-ip': { points: 30, duration: 10 * MINUTE },
  // Per link, from all addresses: each document is read from disk.
  'link-token': { points: 240, duration: MINUTE },
  'link-question': { points: 5, duration: DAY },
  // A calendar of a year: programs fetch it once an hour, or on a manual refresh.
  'feed-token': { points: 30, duration: 60 * MINUTE },
} as const
export type LinkLimit = keyof typeof LINK_LIMITS

const limitersOf = limitersFor(LINK_LIMITS)

/** Addresses and tokens are not stored in plain text. */
const keyOf = (
  limit: LinkLimit,
  { address, token }: { address: string; token: string },
): string => {
  return counterKey(limit.endsWith('-ip') ? countedAddress(address) : token)
}

/**
 * Counts a visitor's use of a link. Takes a separate connection: never call it within a
 * transaction.
 * @throws Refusal `tooManyRequests` with `retryAfter` in seconds
 */
export const countForLink = async (args: {
  payload: Payload
  address: string
  token: string
  limits: readonly LinkLimit[]
}): Promise<void> => {
  const { payload, limits } = args
  try {
    for (const limit of limits) await limitersOf(payload)[limit].consume(keyOf(limit, args))
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw limitReached(error.msBeforeNext)
  }
}
