import type { Payload } from 'payload'
import { callerKey } from '@/access/session/staffOf'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { RefusalCode } from '@/domain/shared/refusal'
import { limitersFor, limitReached } from './limitersFor'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

type Limit = { points: number; duration: number; code: RefusalCode }

/** Rate limits of a user over all instances: points within a duration in seconds. */
export const PERSON_LIMITS = {
  // A form sends two calls a second while somebody types; nobody types in three forms at once.
  'server-call': { points: 600, duration: MINUTE, code: 'tooManyRequests' },
  'upload-files': { points: 500, duration: DAY, code: 'uploadQuota' },
  /** In KiB: the counter is a 32-bit integer. */
  'upload-kib': { points: 1024 * 1024, duration: DAY, code: 'uploadQuota' },
  // Each is a request to an external server.
  'webhook-test': { points: 10, duration: MINUTE, code: 'tooManyRequests' },
  // Each scans every text of the database.
  'person-search': { points: 60, duration: 60 * MINUTE, code: 'tooManyRequests' },
  // Each may read all rows of a list for a file.
  export: { points: 120, duration: 60 * MINUTE, code: 'tooManyRequests' },
  // Each stores a response for two days.
  'idempotency-keys': { points: 10_000, duration: DAY, code: 'idempotencyQuota' },
} as const satisfies Record<string, Limit>
export type PersonLimit = keyof typeof PERSON_LIMITS

const limitersOf = limitersFor(PERSON_LIMITS)

/**
 * Counts a user's action against a limit shared by all instances. Takes a separate connection:
 * never call it within a transaction.
 * @param args.user who does it; users and programs are counted separately
 * @param args.points of this action; 1 by default
 * @throws Refusal of the limit, with `retryAfter` in seconds
 */
export const countForPerson = async (args: {
  payload: Payload
  user: { collection: string; id: number | string }
  limit: PersonLimit
  points?: number
}): Promise<void> => {
  const { payload, user, limit, points = 1 } = args
  try {
    await limitersOf(payload)[limit].consume(callerKey(user), points)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw limitReached(error.msBeforeNext, PERSON_LIMITS[limit].code)
  }
}
