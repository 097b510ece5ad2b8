import { jwtVerify } from 'jose'
import { extractJWT, JWT_AUTH_VERSION, type Payload } from 'payload'
import { env } from '@/lib/env'
import { keepNewest } from '@/lib/keepNewest'
import { isOurs, type ReadableHeaders } from './isSameSite'

/** A session as its token names it. */
export type Session = { sid: string; userId: number }

type Verified = Session & { expiresMs: number }

const MAX_TOKENS = 2_000
const verified = new Map<string, Verified>()

/** The headers as the strategies get them (`forwardHeaders`), without copying them. */
const asForwarded = (headers: ReadableHeaders): ReadableHeaders => {
  const ours = isOurs({ headers, serverUrl: env.SERVER_URL })
  return {
    has: (name) => headers.has(name),
    get: (name) => {
      const key = name.toLowerCase()
      if (ours && key === 'origin') return null
      return ours && key === 'sec-fetch-site' ? 'same-origin' : headers.get(key)
    },
  }
}

const verify = async (token: string, secret: string): Promise<Verified | null> => {
  const { payload, protectedHeader } = await jwtVerify(token, new TextEncoder().encode(secret))
  const { id, collection, sid, exp } = payload
  const isSession =
    protectedHeader.authVersion === JWT_AUTH_VERSION &&
    collection === 'users' &&
    typeof id === 'number' &&
    typeof sid === 'string' &&
    exp !== undefined
  return isSession ? { sid, userId: id, expiresMs: exp * 1000 } : null
}

/**
 * The session a request says it has, by its token: `Authorization: JWT …` or the cookie of a request
 * from our own pages. Whether the session still exists is asked of the database.
 * @param headers with the session under the name Payload reads (`cookiesForPayload`)
 * @returns null for a token that is none of ours or is over, and without one
 */
export const sessionOf = async (
  payload: Payload,
  headers: ReadableHeaders,
): Promise<Session | null> => {
  const token = extractJWT({ headers: asForwarded(headers) as Headers, payload })
  if (!token) return null
  let session = verified.get(token) ?? null
  if (!session) {
    session = await verify(token, payload.secret).catch(() => null)
    if (!session) return null
    keepNewest(verified, MAX_TOKENS, token, session)
  }
  return session.expiresMs > Date.now() ? session : null
}
