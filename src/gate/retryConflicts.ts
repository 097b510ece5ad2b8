import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { isConflict } from '@/lib/refusals/reasonOfPostgres'

type Attempt = { hasConflict: boolean; hasCommitted: boolean }

/** How often a request that lost against others is carried out again. */
const RETRIES = 3
const PAUSE_MS = 30

// One per process: the routes and the adapter may be bundled apart.
const KEY = Symbol.for('backoffice.attempt')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Attempt> }
const attempts = () => (shared[KEY] ??= new AsyncLocalStorage<Attempt>())

/** Remembers that the database ended this attempt in favour of another transaction. */
export const noteConflict = (error: unknown): void => {
  const attempt = attempts().getStore()
  if (attempt && isConflict(error)) attempt.hasConflict = true
}

/** Remembers that this attempt changed something for good. */
export const noteCommit = (): void => {
  const attempt = attempts().getStore()
  if (attempt) attempt.hasCommitted = true
}

/**
 * Carries a request out again when PostgreSQL ended it with a deadlock or a serialization failure
 * (40P01, 40001): its transaction was rolled back whole, so a retry is what a person would do. Up to
 * three times, after a random pause that grows; never once something was committed.
 * @param work one attempt; begins from the same input each time
 * @returns the answer of the last attempt
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
