import { Refusal } from '@/domain/shared/refusal'

/** The version of the API: the day on which it was introduced. There is only one. */
export const API_VERSION = '2026-12-01'

type Sent = Pick<Headers, 'get'>

/** Whether a request names no version in `Api-Version`, or a known one. */
export const isKnownVersion = (headers: Sent): boolean => {
  const named = headers.get('api-version')
  return named === null || named === API_VERSION
}

/**
 * Refuses a request that was written for another version of the API.
 * @throws Refusal `unknownVersion` with the current `version`
 */
export const refuseVersion = (headers: Sent): void => {
  if (!isKnownVersion(headers))
    throw new Refusal('unknownVersion', { data: { version: API_VERSION } })
}
