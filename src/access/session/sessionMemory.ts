import type { Payload } from 'payload'
import { keepNewest } from '@/lib/keepNewest'

/**
 * A session as a verified token names it, with what was read for it before. Nothing of that is
 * believed without a statement that checks it against the rows (`versions` of rememberedCaller, the
 * guard of the read layer): a change counts at the next request in every instance.
 */
export type Session = { readonly sid: string; readonly userId: number; found: WeakKey }

/** A session, or the key of a program. */
type Remembered = { found: WeakKey }

type Verified = { session: Session; expiresMs: number }

const MAX_TOKENS = 2_000

// One per process: the API, pages and the server are bundled apart.
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
 * Remembers a token until it expires, or MAX_TOKENS others came after it.
 * @param token with a verified signature
 * @param claims the session it names, and when it expires in milliseconds since 1970
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
 * A kind of thing that is remembered of a session as long as its token, or of a key.
 * @returns reads and keeps it
 */
export const remembers = <T>() => {
  const known = new WeakMap<WeakKey, T>()
  return {
    of: ({ found }: Remembered): T | undefined => known.get(found),
    keep: ({ found }: Remembered, value: T): T => (known.set(found, value), value),
  }
}

/** Forgets everything that was read for a session or key: it ended, or may not act any more. */
export const forget = (session: Remembered): void => {
  session.found = {}
}
