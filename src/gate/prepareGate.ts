import type { Payload } from 'payload'
import { watchDatabase } from '@/lib/databaseReach'
import { markCommits } from './idempotency/markCommitted'
import { askDatabase } from './lookUpAgain'
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
 * their request, errors are logged by us, pages know whether the database answers. For Payload's
 * `onInit`; doing it again changes nothing.
 */
export const prepareGate = (payload: Payload): void => {
  guardStrategies(payload)
  markCommits(payload)
  quietErrors(payload)
  watchDatabase(() => askDatabase(payload))
}
