import type { Payload } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import {
  CLIENT_LIMITS,
  clientLimitsOf,
  type ClientCounters,
} from '@/operations/limits/clientLimits'
import type { Left, Taken } from '@/operations/limits/shares'

const { points, duration } = CLIENT_LIMITS['client-request']
const POLICY = `"client";q=${points};w=${duration}`

const secondsOf = ({ msBeforeReset }: Left): number => Math.max(1, Math.ceil(msBeforeReset / 1000))

/** Requests over the limit of concurrent ones may come again after a second. */
const BUSY: Left = { isGranted: false, remaining: 0, msBeforeReset: 1_000 }

/**
 * What one request takes of the limits of its program. For a person's request nothing is counted and
 * there are no headers.
 */
export const programTurn = () => {
  let left: Left | null = null
  let request: Taken | null = null
  let program: { counters: ClientCounters; client: number } | null = null
  let finish: (() => void) | null = null

  const refuse = (retryAfter: number): never => {
    throw new Refusal('tooManyRequests', { data: { retryAfter } })
  }
  const end = () => {
    finish?.()
    finish = null
  }

  return {
    /**
     * Counts the request of a program, once its key has been judged. Takes a connection of its own now
     * and then: call it before a transaction is open.
     * @param client its id
     * @throws Refusal `tooManyRequests` with `retryAfter` in seconds
     */
    begin: async (payload: Payload, client: number): Promise<void> => {
      if (program) return
      const counters = clientLimitsOf(payload)
      program = { counters, client }
      finish = counters.begin(client)
      if (!finish) {
        left = BUSY
        return refuse(secondsOf(BUSY))
      }
      request = await counters.takeRequest(client)
      left = request
      if (!request.isGranted) refuse(secondsOf(request))
    },
    /**
     * Counts the request as a change as well. Nothing for a person's.
     * @throws Refusal `tooManyRequests` with `retryAfter` in seconds
     */
    countChange: async (): Promise<void> => {
      if (!program) return
      const change = await program.counters.takeChange(program.client)
      if (!change.isGranted) refuse(Math.max(secondsOf(change), left ? secondsOf(left) : 1))
    },
    end,
    /** For a request that the gate answers and counts: gives back what was taken. */
    cancel: (): void => {
      end()
      if (request?.isGranted) request.giveBack()
      program = null
      request = null
      left = null
    },
    /** Headers of the answer to a program: its limit, what is left of it and for how many seconds. */
    headers: (): Readonly<Record<string, string>> =>
      left
        ? {
            'RateLimit-Policy': POLICY,
            RateLimit: `"client";r=${left.remaining};t=${secondsOf(left)}`,
          }
        : {},
  }
}

export type ProgramTurn = ReturnType<typeof programTurn>
