import type { Payload } from 'payload'
import { markCommits } from './idempotency/markCommitted'
import { guardStrategies } from './passiveUsers'
import { quietErrors } from './quietErrors'

/**
 * What the gate needs of the running instance: passive users are anonymous, commits mark the key of
 * their request, errors are logged by us. For Payload's `onInit`; doing it again changes nothing.
 */
export const prepareGate = (payload: Payload): void => {
  guardStrategies(payload)
  markCommits(payload)
  quietErrors(payload)
}
