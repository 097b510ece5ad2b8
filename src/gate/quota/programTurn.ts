import type { Payload } from 'payload'
import {
  CLIENT_LIMITS,
  clientLimitsOf,
  type ClientCounters,
} from '@/operations/limits/clientLimits'
import { limitReached, secondsBefore } from '@/operations/limits/limitersFor'
import type { Taken } from '@/operations/limits/shares'

const { points, duration } = CLIENT_LIMITS['client-request']
const POLICY = `"client";q=${points};w=${duration}`

/** Requests over the limit of concurrent ones may come again after a second. */
const BUSY: Taken = { isGranted: false, remaining: 0, msBeforeReset: 1_000, giveBack: () => {} }

/**
 * The rate limits of a program's request. For a user's request nothing is counted and there are no
 * headers.
 */
export const programTurn = () => {
  let taken: Taken | null = null
  let program: { counters: ClientCounters; client: number } | null = null
  let finish: (() => void) | null = null

  const end = () => {
    finish?.()
    finish = null
  }

  return {
    /**
     * Counts the request of a program, once its key has been checked. Sometimes takes a separate
     * connection: call it before a transaction is open.
     * @param client its id
     * @throws Refusal `tooManyRequests` with `retryAfter` in seconds
     */
    begin: async (payload: Payload, client: number): Promise<void> => {
      if (program) return
      const counters = clientLimitsOf(payload)
      program = { counters, client }
      finish = counters.begin(client)
      taken = finish ? await counters.takeRequest(client) : BUSY
      if (!taken.isGranted) throw limitReached(taken.msBeforeReset)
    },
    /**
     * Counts the request as a change as well; does nothing for a user's.
     * @throws Refusal `tooManyRequests` with `retryAfter` in seconds
     */
    countChange: async (): Promise<void> => {
      if (!program) return
      const change = await program.counters.takeChange(program.client)
      if (!change.isGranted)
        throw limitReached(Math.max(change.msBeforeReset, taken?.msBeforeReset ?? 0))
    },
    /**
     * Counts a tool call as well.
     * @throws Refusal `tooManyRequests` with `retryAfter` in seconds
     */
    countCall: async (): Promise<void> => {
      if (!program) return
      const call = await program.counters.takeCall(program.client)
      if (!call.isGranted) throw limitReached(call.msBeforeReset)
    },
    end,
    /** Gives the points back, for a request that the gate handles and counts. */
    cancel: (): void => {
      end()
      taken?.giveBack()
      taken = null
      program = null
    },
    /** Rate limit headers of a program's response: limit, remaining and seconds to reset. */
    headers: (): Readonly<Record<string, string>> =>
      taken
        ? {
            'RateLimit-Policy': POLICY,
            RateLimit: `"client";r=${taken.remaining};t=${secondsBefore(taken.msBeforeReset)}`,
          }
        : {},
  }
}

export type ProgramTurn = ReturnType<typeof programTurn>
