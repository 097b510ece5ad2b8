import type { Payload } from 'payload'

/**
 * Stops Payload from logging every error on its own: it would print refusals as failures, and
 * failed statements with their values. `afterError` logs what deserves it, once, with an id.
 */
export const quietErrors = (payload: Payload): void => {
  const silent = new Proxy({}, { get: () => false, has: () => true })
  payload.config.loggingLevels = silent as Payload['config']['loggingLevels']
}
