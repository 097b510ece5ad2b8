import type { Payload } from 'payload'
import { watchDatabase } from '@/lib/databaseReach'
import { watchReadiness } from '@/lib/readiness'
import { databaseState, expired } from './databaseState'
import { markCommits } from './idempotency/markCommitted'
import { askDatabase } from './lookUpAgain'
import { judgeTrials } from './mcp/trial'
import { guardStrategies } from './passiveUsers'

/**
 * Stops Payload from logging every error on its own: it would print refusals as failures, and
 * failed statements with their values. `afterError` logs what deserves it, once, with an id.
 */
const quietErrors = (payload: Payload): void => {
  const silent = new Proxy({}, { get: () => false, has: () => true })
  payload.config.loggingLevels = silent as Payload['config']['loggingLevels']
}

/**
 * What the gate needs of the running instance: passive users are anonymous, commits mark the key of
 * their request and end dry runs, errors are logged by us. Doing it again changes nothing.
 */
export const prepareGate = (payload: Payload): void => {
  guardStrategies(payload)
  markCommits(payload)
  judgeTrials(payload)
  quietErrors(payload)
}

/** How long a page waits for a database that hangs before it answers 503, in milliseconds. */
const PAGE_PATIENCE_MS = 5_000

/**
 * Registers how pages and probes check the database of the running instance. Call it once, at its
 * start: results are shared for a second, and another call forgets them.
 */
export const watchInstance = (payload: Payload): void => {
  watchDatabase(() => Promise.race([askDatabase(payload), expired(PAGE_PATIENCE_MS)]))
  watchReadiness(() => databaseState(payload))
}
