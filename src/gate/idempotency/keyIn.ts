import { Refusal } from '@/domain/shared/refusal'

export const MAX_KEY_LENGTH = 200

/** A string of structured fields (RFC 8941, 3.3.3): printable ASCII, `\"` and `\\` escaped. */
const QUOTED = /^"((?:[ !#-[\]-~]|\\["\\])+)"$/
/** A bare key, as older clients send it: without characters of lists, parameters or quotes. */
const BARE = /^[!#-+\--:<-[\]-~]+$/

const textOf = (value: string): string | undefined => {
  const quoted = QUOTED.exec(value)?.[1]
  return quoted === undefined ? BARE.exec(value)?.[0] : quoted.replace(/\\(["\\])/g, '$1')
}

/**
 * The key of an `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header), `"8e03978e"` and
 * `8e03978e` alike: 1 to MAX_KEY_LENGTH characters.
 * @param headers of the request
 * @returns null when it was not sent
 * @throws Refusal `invalidInput` for anything else: a request must not run twice because its key
 *   was not understood
 */
export const idempotencyKeyIn = (headers: Pick<Headers, 'get'>): string | null => {
  const value = headers.get('idempotency-key')
  if (value === null) return null
  const key = textOf(value.trim())
  if (key === undefined || key.length > MAX_KEY_LENGTH)
    throw new Refusal('invalidInput', { data: { header: 'Idempotency-Key' } })
  return key
}
