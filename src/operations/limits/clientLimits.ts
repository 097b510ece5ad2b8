import type { Payload } from 'payload'
import { countedAddress } from '@/lib/clientAddress'
import { counterKey, limitersFor } from './limitersFor'
import { sharesOf, type Drawn, type Shares, type Taken } from './shares'

const MINUTE = 60

/**
 * Rate limits of a program over all instances: points within a duration in seconds; each process
 * reserves several at a time.
 */
export const CLIENT_LIMITS = {
  'client-request': { points: 600, duration: MINUTE, share: 20 },
  'client-change': { points: 120, duration: MINUTE, share: 4 },
  // Tool calls of an assistant, counted in addition to their requests.
  'client-call': { points: 60, duration: MINUTE, share: 4 },
  // Per address: only wrong keys count.
  'bad-key': { points: 60, duration: MINUTE, share: 4 },
} as const
type ClientLimit = keyof typeof CLIENT_LIMITS

/** Parallel requests of one program per process. */
const MOST_AT_ONCE = 4

const limitersOf = limitersFor(CLIENT_LIMITS)

/**
 * The rate limits of programs in one process, with its reserved points.
 * @param payload its database holds the counters that all processes share
 */
export const clientLimits = (payload: Payload) => {
  const shares = (limit: ClientLimit): Shares => {
    const { points, share } = CLIENT_LIMITS[limit]
    const draw = async (key: string, wanted: number): Promise<Drawn> => {
      const { consumedPoints, msBeforeNext } = await limitersOf(payload)[limit].penalty(key, wanted)
      const before = consumedPoints - wanted
      return {
        granted: Math.max(0, Math.min(wanted, points - before)),
        remaining: Math.max(0, points - consumedPoints),
        msBeforeReset: msBeforeNext,
      }
    }
    return sharesOf({ size: share, draw })
  }
  const requests = shares('client-request')
  const changes = shares('client-change')
  const calls = shares('client-call')
  const badKeys = shares('bad-key')
  const running = new Map<number, number>()

  return {
    /** A request of a program, by its id. */
    takeRequest: (client: number): Promise<Taken> => requests.take(String(client)),
    /** A changing request of a program, counted in addition to the request itself. */
    takeChange: (client: number): Promise<Taken> => changes.take(String(client)),
    /** A tool call by an assistant, counted in addition to the request itself. */
    takeCall: (client: number): Promise<Taken> => calls.take(String(client)),
    /** A wrong key from an address. */
    takeBadKey: (address: string): Promise<Taken> => badKeys.take(keyOfAddress(address)),
    /** Whether an address has sent too many wrong keys, as known to this process. No query. */
    hasSentBadKeys: (address: string): boolean => badKeys.isReached(keyOfAddress(address)),
    /**
     * Starts a request of a program.
     * @returns a function that ends it, once; null if the most parallel requests are running in
     *   this process
     */
    begin: (client: number): (() => void) | null => {
      const count = running.get(client) ?? 0
      if (count >= MOST_AT_ONCE) return null
      running.set(client, count + 1)
      return () => {
        const left = (running.get(client) ?? 1) - 1
        if (left > 0) running.set(client, left)
        else running.delete(client)
      }
    },
  }
}

const keyOfAddress = (address: string): string => counterKey(countedAddress(address))

export type ClientCounters = ReturnType<typeof clientLimits>

// One per process: the server and Next are bundled separately.
const KEY = Symbol.for('backoffice.clientLimits')
const shared = globalThis as { [KEY]?: WeakMap<Payload, ClientCounters> }

/** The counters of this process. */
export const clientLimitsOf = (payload: Payload): ClientCounters => {
  const all = (shared[KEY] ??= new WeakMap())
  const counters = all.get(payload) ?? clientLimits(payload)
  all.set(payload, counters)
  return counters
}
