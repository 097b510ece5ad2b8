import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { poolOf } from '@/database/adapter'

/** Points within a duration in seconds. */
type Limits = Readonly<Record<string, { points: number; duration: number }>>

export const RATE_LIMIT_TABLE = 'rate_limits'

/**
 * Counters in PostgreSQL, shared by all processes; one set for each pool. Each use takes a
 * connection of its own: never count within a transaction.
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
          // The job `sweep` clears what has expired.
          clearExpiredByTimeout: false,
        }),
      ]),
    ) as Limiters
    known.set(pool, limiters)
    return limiters
  }
}
