import type { Payload } from 'payload'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '@/domain/shared/refusal'
import { limitersFor, secondsBefore } from '../limits/limitersFor'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Points within a duration in seconds. Failed sign-ins count, successful ones do not. */
const LIMITS = {
  // Per address, whatever the account.
  'fail-ip': { points: 30, duration: MINUTE },
  // Per account from one address, or from one known device.
  'fail-pair': { points: 5, duration: 10 * MINUTE },
  'fail-device': { points: 10, duration: 10 * MINUTE },
  // Per account from all unknown addresses: above it, they share a slower limit.
  'fail-account': { points: 50, duration: HOUR },
  'turn-account': { points: 1, duration: 10 },
  // Not a limit: the addresses an account was signed in from.
  'known-pair': { points: 1_000_000, duration: 30 * DAY },
  'forgot-ip': { points: 60, duration: 10 * MINUTE },
  'forgot-pair': { points: 3, duration: 15 * MINUTE },
  // Never reported: it would reveal who has an account.
  'forgot-account': { points: 3, duration: 15 * MINUTE },
  'reset-ip': { points: 20, duration: 10 * MINUTE },
  // Second-factor codes, each counted until it proves right; and the mail about them.
  'factor-code': { points: 5, duration: 15 * MINUTE },
  'factor-day': { points: 20, duration: DAY },
  'factor-mail': { points: 1, duration: 15 * MINUTE },
  // Passkey challenges of one address or user; and refused responses.
  'passkey-begin': { points: 120, duration: 10 * MINUTE },
  'fail-passkey': { points: 5, duration: 10 * MINUTE },
  // Callbacks from the provider of single sign-on: each makes a request to it.
  'oidc-ip': { points: 60, duration: 10 * MINUTE },
  'own-password': { points: 10, duration: 10 * MINUTE },
} as const
export type LimitName = keyof typeof LIMITS

const limitersOf = limitersFor(LIMITS)

/** `tooManyAttempts`: the waiting time in seconds for programs and in whole minutes for people. */
const refusal = ({ msBeforeNext }: RateLimiterRes): Refusal => {
  const retryAfter = secondsBefore(msBeforeNext)
  return new Refusal('tooManyAttempts', {
    data: { retryAfter, minutes: Math.ceil(retryAfter / MINUTE) },
  })
}

/**
 * Counters shared by all processes through PostgreSQL. Each use takes a separate connection.
 * @param payload the running instance
 */
export const rateLimiters = (payload: Payload) => {
  const limiters = limitersOf(payload)
  /** Counts one; false when the limit was reached before. */
  const count = async (name: LimitName, key: string): Promise<boolean> => {
    try {
      await limiters[name].consume(key)
      return true
    } catch (error) {
      if (error instanceof RateLimiterRes) return false
      throw error
    }
  }
  return {
    count,
    /** True when at least `points` were counted, by default the whole limit. */
    hasReached: async (name: LimitName, key: string, points: number = LIMITS[name].points) =>
      ((await limiters[name].get(key))?.consumedPoints ?? 0) >= points,
    /** @throws Refusal `tooManyAttempts` when at least `points` were counted */
    refuseAt: async (name: LimitName, key: string, points: number = LIMITS[name].points) => {
      const state = await limiters[name].get(key)
      if (state && state.consumedPoints >= points) throw refusal(state)
    },
    /** Counts one. @throws Refusal `tooManyAttempts` when the limit was reached before */
    take: async (name: LimitName, key: string) => {
      try {
        await limiters[name].consume(key)
      } catch (error) {
        throw error instanceof RateLimiterRes ? refusal(error) : error
      }
    },
    /** Gives one point back. */
    giveBack: async (name: LimitName, key: string) => void (await limiters[name].reward(key)),
    forget: async (name: LimitName, key: string) => void (await limiters[name].delete(key)),
    remember: async (name: LimitName, key: string) =>
      void (await limiters[name].set(key, 1, LIMITS[name].duration)),
  }
}
