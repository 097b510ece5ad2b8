import type { Payload } from 'payload'
import { isWellFormedKey, keyInHeader } from '@/domain/users/apiKey'
import { keepNewest } from '@/lib/keepNewest'
import { tokenHash } from '@/lib/tokenHash'
import type { ReadableHeaders } from './isSameSite'

/**
 * The key of a program that a request came with, by its SHA-256; the key itself is kept nowhere. What
 * was read for it before (`found`) is believed only beside a statement that checks it against the rows.
 */
export type ClientKey = { readonly hash: string; found: WeakKey }

/** Whether a request carries an API key, valid or not. */
export const carriesKey = (headers: ReadableHeaders): boolean =>
  keyInHeader(headers.get('authorization')) !== null

const MAX_KEYS = 2_000

// One per process: the API, pages and the server are bundled apart.
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
 * The key in the headers of a request. No query: form and checksum alone.
 * @returns null for none, and for one that is not well formed
 */
export const keyIn = (payload: Payload, headers: ReadableHeaders): ClientKey | null => {
  const sent = keyInHeader(headers.get('authorization'))
  if (sent === null || !isWellFormedKey(sent)) return null
  const hash = tokenHash(sent)
  return keysOf(payload).get(hash) ?? { hash, found: {} }
}

/** Whether a key was found in the database before, by this process. */
export const isRememberedKey = (payload: Payload, key: ClientKey): boolean =>
  keysOf(payload).get(key.hash) === key

/** Remembers a key that exists, so that what is read for it is found again. */
export const rememberKey = (payload: Payload, key: ClientKey): void => {
  const keys = keysOf(payload)
  if (keys.get(key.hash) !== key) keepNewest(keys, MAX_KEYS, key.hash, key)
}

/**
 * Marks a request to the API as authenticated by a key. Only the API's request handling calls it: on
 * pages and server functions a request with a key stays anonymous.
 * @param headers of the request, as the very object that the strategies get
 */
export const markKey = (headers: object, key: ClientKey): void => void marks().set(headers, key)

/** The key that a request to the API was sent with; null for any other request. */
export const markedKey = (headers: object): ClientKey | null => marks().get(headers) ?? null
