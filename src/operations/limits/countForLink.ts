import type { Payload } from 'payload'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { countedAddress } from '@/lib/clientAddress'
import { counterKey, limitersFor, limitReached } from './limitersFor'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** What may be done by links, without a session, all instances counted together. */
export const LINK_LIMITS = {
  // One address, whatever links it has: an office opens several.
  'link-ip': { points: 120, duration: MINUTE },
  'link-answer-ip': { points: 30, duration: 10 * MINUTE },
  // One link, from wherever: papers are files that are read from the disk.
  'link-token': { points: 240, duration: MINUTE },
  'link-question': { points: 5, duration: DAY },
  // A calendar of a year: programs come once an hour, or when somebody pulls it down.
  'feed-token': { points: 30, duration: 60 * MINUTE },
} as const
export type LinkLimit = keyof typeof LINK_LIMITS

const limitersOf = limitersFor(LINK_LIMITS)

/** Neither addresses nor links are kept in the clear. */
const keyOf = (
  limit: LinkLimit,
  { address, token }: { address: string; token: string },
): string => {
  return counterKey(limit.endsWith('-ip') ? countedAddress(address) : token)
}

/**
 * Counts what a visitor does by a link. Takes a connection of its own: call it before a transaction
 * is open, never within one.
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
