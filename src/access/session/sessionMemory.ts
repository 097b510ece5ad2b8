import type { Payload } from 'payload'
import { keepNewest } from '@/domain/shared/keepNewest'

/**
 * The session of a verified token, with cached data. Nothing of the cache is used without a
 * statement that verifies it against the rows (`versions` of rememberedCaller, the guard of the
 * read engine): a change takes effect with the next request in every instance.
 */
export type Session = { readonly sid: string; readonly userId: number; found: WeakKey }

/** A session, or the key of a program. */
type Remembered = { found: WeakKey }

type Verified = { session: Session; expiresMs: number }

const MAX_TOKENS = 2_000

// One per process: API, pages and server are bundled separately.
const KEY = Symbol.for('backoffice.verifiedTokens')
const shared = globalThis as { [KEY]?: WeakMap<Payload, Map<string, Verified>> }

const tokensOf = (payload: Payload): Map<string, Verified> => {
  const all = (shared[KEY] ??= new WeakMap())
  const tokens = all.get(payload) ?? new Map<string, Verified>()
  all.set(payload, tokens)
  return tokens
}

/** The session of a token that was verified before and has not expired; null for any other. */
export const rememberedSession = (payload: Payload, token: string): Session | null => {
  const known = tokensOf(payload).get(token)
  return known && known.expiresMs > Date.now() ? known.session : null
}

/**
 * Caches a token until it expires, or MAX_TOKENS others came after it.
 * @param token with a verified signature
 * @param claims its session, and its expiry in milliseconds since 1970
 */
export const rememberToken = (
  payload: Payload,
  token: string,
  { sid, userId, expiresMs }: { sid: string; userId: number; expiresMs: number },
): Session => {
  const tokens = tokensOf(payload)
  const session = tokens.get(token)?.session ?? { sid, userId, found: {} }
  keepNewest(tokens, MAX_TOKENS, token, { session, expiresMs })
  return session
}

/**
 * Creates a cache of one kind of data per session or key, with the same lifetime.
 * @returns functions to read and to store it
 */
export const remembers = <T>() => {
  const known = new WeakMap<WeakKey, T>()
  return {
    of: ({ found }: Remembered): T | undefined => known.get(found),
    keep: ({ found }: Remembered, value: T): T => (known.set(found, value), value),
  }
}

/** Clears the cached data of a session or key that ended or may no longer act. */
export const forget = (session: Remembered): void => {
  session.found = {}
}
