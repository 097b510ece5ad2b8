import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '@/domain/shared/refusal'

export const RATE_LIMIT_TABLE = 'rate_limits'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Points within a duration in seconds. Failed sign-ins count, successful ones do not. */
const LIMITS = {
  // Answered 429.
  'fail-ip': { points: 30, duration: MINUTE },
  'forgot-ip': { points: 60, duration: 10 * MINUTE },
  'reset-ip': { points: 20, duration: 10 * MINUTE },
  'own-password': { points: 10, duration: 10 * MINUTE },
  // Answered like a wrong password, so that nobody learns which accounts are there.
  'fail-pair': { points: 5, duration: 10 * MINUTE },
  'fail-account': { points: 50, duration: HOUR },
  'forgot-account': { points: 3, duration: 15 * MINUTE },
  // A device that signed in before: an account under attack stays open to its owner.
  'known-pair': { points: 1_000_000, duration: 30 * DAY },
} as const
type LimitName = keyof typeof LIMITS

type Limiters = Record<LimitName, RateLimiterPostgres>
const limitersOfPool = new WeakMap<Pool, Limiters>()

const limitersOf = (payload: Payload): Limiters => {
  const { pool } = payload.db as unknown as { pool: Pool }
  const known = limitersOfPool.get(pool)
  if (known) return known
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([keyPrefix, limit]) => [
      keyPrefix,
      new RateLimiterPostgres({
        ...limit,
        keyPrefix,
        storeClient: pool,
        storeType: 'pool',
        tableName: RATE_LIMIT_TABLE,
        tableCreated: true,
        // One of them sweeps the table for all.
        clearExpiredByTimeout: keyPrefix === 'fail-ip',
      }),
    ]),
  ) as Limiters
  limitersOfPool.set(pool, limiters)
  return limiters
}

/** Addresses are not kept in the clear. */
const short = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32)

/** Counts one; the result, or null when the limit was already reached. Counting never throws it. */
const count = async (limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | null> => {
  try {
    return await limiter.consume(key)
  } catch (error) {
    if (error instanceof RateLimiterRes) return null
    throw error
  }
}

const isSpent = async (limiter: RateLimiterPostgres, key: string): Promise<boolean> => {
  const state = await limiter.get(key)
  return state !== null && state.consumedPoints >= limiter.points
}

export type SignInAttempt = { email: string; ip: string }

/**
 * Limits around signing in, shared by all processes through PostgreSQL.
 * @param payload the running instance
 * @param attempt the canonical address and where the request comes from
 */
export const signInLimits = (payload: Payload, { email, ip }: SignInAttempt) => {
  const limiters = limitersOf(payload)
  const byIp = short(ip)
  const byAccount = short(email)
  const byPair = short(email, ip)
  return {
    /** @throws Refusal `tooManyRequests` with `retryAfter` in seconds */
    refuseFlood: async () => {
      const state = await limiters['fail-ip'].get(byIp)
      if (!state || state.consumedPoints < LIMITS['fail-ip'].points) return
      const retryAfter = Math.ceil(state.msBeforeNext / 1000)
      throw new Refusal('tooManyRequests', { data: { retryAfter } })
    },
    /** True when even the right password is answered like a wrong one. */
    isBlocked: async (): Promise<boolean> => {
      if (await isSpent(limiters['fail-pair'], byPair)) return true
      const isAttacked = await isSpent(limiters['fail-account'], byAccount)
      return isAttacked && (await limiters['known-pair'].get(byPair)) === null
    },
    countFailure: async () => {
      await count(limiters['fail-ip'], byIp)
      await count(limiters['fail-pair'], byPair)
      await count(limiters['fail-account'], byAccount)
    },
    countSuccess: async () => {
      await limiters['fail-pair'].delete(byPair)
      await limiters['known-pair'].set(byPair, 1, LIMITS['known-pair'].duration)
    },
  }
}

/**
 * Counts a request for a reset link, or a use of one.
 * @throws Refusal `tooManyRequests` with `retryAfter` in seconds
 */
export const countByIp = async (payload: Payload, name: 'forgot-ip' | 'reset-ip', ip: string) => {
  if (await count(limitersOf(payload)[name], short(ip))) return
  throw new Refusal('tooManyRequests', { data: { retryAfter: LIMITS[name].duration } })
}

/**
 * Limits guesses at the current password by somebody at an unlocked screen. Call it in a hash slot:
 * each look takes a connection beside the one of the request's transaction.
 */
export const ownPasswordLimit = (payload: Payload, userId: number | string) => {
  const limiter = limitersOf(payload)['own-password']
  const key = String(userId)
  return {
    /** @throws Refusal `tooManyRequests` with `retryAfter` in seconds, the right password included */
    refuseFlood: async () => {
      const state = await limiter.get(key)
      if (!state || state.consumedPoints < LIMITS['own-password'].points) return
      const retryAfter = Math.ceil(state.msBeforeNext / 1000)
      throw new Refusal('tooManyRequests', { data: { retryAfter } })
    },
    countFailure: () => count(limiter, key),
  }
}

/** Counts a reset link for an account; false when enough were sent. */
export const mayMailReset = async (payload: Payload, email: string): Promise<boolean> =>
  (await count(limitersOf(payload)['forgot-account'], short(email))) !== null
