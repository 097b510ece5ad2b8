import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { isConflict } from '@/lib/refusals/reasonOfPostgres'

type Attempt = { hasConflict: boolean; hasCommitted: boolean }

/** How often a request that lost a conflict is retried. */
const RETRIES = 3
const PAUSE_MS = 30

// One per process: the routes and the adapter may be bundled separately.
const KEY = Symbol.for('backoffice.attempt')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Attempt> }
const attempts = () => (shared[KEY] ??= new AsyncLocalStorage<Attempt>())

/** Records that the database aborted this attempt because of a conflict. */
export const noteConflict = (error: unknown): void => {
  const attempt = attempts().getStore()
  if (attempt && isConflict(error)) attempt.hasConflict = true
}

/** Records that this attempt committed something. */
export const noteCommit = (): void => {
  const attempt = attempts().getStore()
  if (attempt) attempt.hasCommitted = true
}

/**
 * Retries a request when PostgreSQL aborted it with a deadlock or a serialization failure (40P01,
 * 40001): its transaction was rolled back completely, so a retry is safe. Up to three times, after
 * a random, growing pause; never once something was committed.
 * @param work one attempt; starts from the same input each time
 * @returns the response of the last attempt
 */
export const retryConflicts = async (work: () => Promise<Response>): Promise<Response> => {
  for (let retry = 0; ; retry += 1) {
    const attempt: Attempt = { hasConflict: false, hasCommitted: false }
    const response = await attempts().run(attempt, work)
    const isLost = attempt.hasConflict && !attempt.hasCommitted
    if (!isLost || retry === RETRIES) return response
    await sleep(PAUSE_MS * 2 ** retry * (0.5 + Math.random()))
  }
}
