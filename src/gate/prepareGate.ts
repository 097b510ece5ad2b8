import type { Payload } from 'payload'
import { watchDatabase } from '@/lib/databaseReach'
import { watchReadiness } from '@/lib/readiness'
import { databaseState, expired } from './databaseState'
import { markCommits } from './idempotency/markCommitted'
import { askDatabase } from './lookUpAgain'
import { judgeTrials } from './mcp/trial'
import { guardStrategies } from './passiveUsers'

/**
 * Stops Payload from logging every error itself: it would log refusals as failures, and failed
 * statements with their values. `afterError` logs relevant ones, once, with an id.
 */
const quietErrors = (payload: Payload): void => {
  const silent = new Proxy({}, { get: () => false, has: () => true })
  payload.config.loggingLevels = silent as Payload['config']['loggingLevels']
}

/**
 * Prepares the running instance for the gate: suspended users are anonymous, commits mark the key
 * of their request and end dry runs, errors are logged by us. Idempotent.
 */
export const prepareGate = (payload: Payload): void => {
  guardStrategies(payload)
  markCommits(payload)
  judgeTrials(payload)
  quietErrors(payload)
}

/** How long a page waits for a hanging database before it answers 503, in milliseconds. */
const PAGE_PATIENCE_MS = 5_000

/**
 * Registers the database checks of pages and probes for the running instance. Call it once, at its
 * start: results are cached for a second, and another call clears them.
 */
export const watchInstance = (payload: Payload): void => {
  watchDatabase(() => Promise.race([askDatabase(payload), expired(PAGE_PATIENCE_MS)]))
  watchReadiness(() => databaseState(payload))
}
