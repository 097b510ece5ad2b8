import type { Payload } from 'payload'
import { keepNewest } from '@/domain/shared/keepNewest'
import { isWellFormedKey, keyInHeader } from '@/domain/users/apiKey'
import { tokenHash } from '@/lib/tokenHash'
import type { ReadableHeaders } from './isSameSite'

/**
 * The API key of a request as its SHA-256; the key itself is stored nowhere. Cached results
 * (`found`) are used only together with a statement that verifies them against the rows.
 */
export type ClientKey = { readonly hash: string; found: WeakKey }

/** Whether a request carries an API key, valid or not. */
export const carriesKey = (headers: ReadableHeaders): boolean =>
  keyInHeader(headers.get('authorization')) !== null

const MAX_KEYS = 2_000

// One per process: API, pages and server are bundled separately.
const KEYS = Symbol.for('backoffice.clientKeys')
const MARKS = Symbol.for('backoffice.keysOfRequests')
const shared = globalThis as {
  [KEYS]?: WeakMap<Payload, Map<string, ClientKey>>
  [MARKS]?: WeakMap<object, ClientKey>
}
const marks = () => (shared[MARKS] ??= new WeakMap())

const keysOf = (payload: Payload): Map<string, ClientKey> => {
  const all = (shared[KEYS] ??= new WeakMap())
  const keys = all.get(payload) ?? new Map<string, ClientKey>()
  all.set(payload, keys)
  return keys
}

/**
 * Parses the key in the headers of a request. No query: form and checksum only.
 * @returns null if there is none, or it is malformed
 */
export const keyIn = (payload: Payload, headers: ReadableHeaders): ClientKey | null => {
  const sent = keyInHeader(headers.get('authorization'))
  if (sent === null || !isWellFormedKey(sent)) return null
  const hash = tokenHash(sent)
  return keysOf(payload).get(hash) ?? { hash, found: {} }
}

/** Whether this process has found a key in the database before. */
export const isRememberedKey = (payload: Payload, key: ClientKey): boolean =>
  keysOf(payload).get(key.hash) === key

/** Caches an existing key with the data read for it. */
export const rememberKey = (payload: Payload, key: ClientKey): void => {
  const keys = keysOf(payload)
  if (keys.get(key.hash) !== key) keepNewest(keys, MAX_KEYS, key.hash, key)
}

/**
 * Marks an API request as authenticated by a key. Only the API's request handling calls it: on
 * pages and server functions a request with a key stays anonymous.
 * @param headers of the request, the same object that the strategies get
 */
export const markKey = (headers: object, key: ClientKey): void => void marks().set(headers, key)

/** The key of an API request; null for any other request. */
export const markedKey = (headers: object): ClientKey | null => marks().get(headers) ?? null
