import type { Payload } from 'payload'
import { callerKey } from '@/access/session/staffOf'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { RefusalCode } from '@/domain/shared/refusal'
import { limitersFor, limitReached } from './limitersFor'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

type Limit = { points: number; duration: number; code: RefusalCode }

/** What one person may do, all instances counted together: points within a duration in seconds. */
export const PERSON_LIMITS = {
  // A form asks twice a second while somebody types in it; nobody types in three forms at once.
  'server-call': { points: 600, duration: MINUTE, code: 'tooManyRequests' },
  'upload-files': { points: 500, duration: DAY, code: 'uploadQuota' },
  /** In KiB: the counter is an integer of 32 bits. */
  'upload-kib': { points: 1024 * 1024, duration: DAY, code: 'uploadQuota' },
  // Each is a request to somebody else's server.
  'webhook-test': { points: 10, duration: MINUTE, code: 'tooManyRequests' },
  // Each reads every text of the database.
  'person-search': { points: 60, duration: 60 * MINUTE, code: 'tooManyRequests' },
  // Each may read as many rows as a file holds.
  export: { points: 120, duration: 60 * MINUTE, code: 'tooManyRequests' },
  // Each keeps an answer for two days.
  'idempotency-keys': { points: 10_000, duration: DAY, code: 'idempotencyQuota' },
} as const satisfies Record<string, Limit>
export type PersonLimit = keyof typeof PERSON_LIMITS

const limitersOf = limitersFor(PERSON_LIMITS)

/**
 * Counts what a person does against a limit shared by all instances. Takes a connection of its own:
 * call it before a transaction is open, never within one.
 * @param args.user who does it; people and programs are counted apart
 * @param args.points how much of the limit this takes; 1 when left out
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
