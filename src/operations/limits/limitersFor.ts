import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { poolOf } from '@/database/adapter'
import { Refusal, type RefusalCode } from '@/domain/shared/refusal'

/** Points within a duration in seconds. */
type Limits = Readonly<Record<string, { points: number; duration: number }>>

const RATE_LIMIT_TABLE = 'rate_limits'

/**
 * Hashed key of a counter for addresses, tokens and e-mails, which are not stored in plain text.
 */
export const counterKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32)

/** Whole seconds until a limit resets, at least one: for `Retry-After`. */
export const secondsBefore = (msBeforeReset: number): number =>
  Math.max(1, Math.ceil(msBeforeReset / 1000))

/** The refusal of an exceeded limit. */
export const limitReached = (
  msBeforeReset: number,
  code: RefusalCode = 'tooManyRequests',
): Refusal => new Refusal(code, { data: { retryAfter: secondsBefore(msBeforeReset) } })

/**
 * Counters in PostgreSQL, shared by all processes; one set for each pool. Each use takes a separate
 * connection: never count within a transaction.
 * @param limits by the prefix of their keys, which is unique in the product
 */
export const limitersFor = <L extends Limits>(limits: L) => {
  type Limiters = Record<keyof L, RateLimiterPostgres>
  const known = new WeakMap<Pool, Limiters>()
  return (payload: Payload): Limiters => {
    const pool = poolOf(payload)
    const made = known.get(pool)
    if (made) return made
    const limiters = Object.fromEntries(
      Object.entries(limits).map(([keyPrefix, { points, duration }]) => [
        keyPrefix,
        new RateLimiterPostgres({
          points,
          duration,
          keyPrefix,
          storeClient: pool,
          storeType: 'pool',
          tableName: RATE_LIMIT_TABLE,
          tableCreated: true,
          // The job `sweep` deletes expired counters.
          clearExpiredByTimeout: false,
        }),
      ]),
    ) as Limiters
    known.set(pool, limiters)
    return limiters
  }
}
