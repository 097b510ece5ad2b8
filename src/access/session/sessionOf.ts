import type { Payload } from 'payload'
import { env } from '@/lib/env'
import { isPayloadToken, tokenIn } from '@/lib/payloadRequests'
import { markedKey, type ClientKey } from './clientKey'
import { isOurs, type ReadableHeaders } from './isSameSite'
import { rememberedSession, rememberToken, type Session } from './sessionMemory'
import { verifiedToken } from './sessionToken'

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

const verify = async (payload: Payload, token: string): Promise<Session | null> => {
  const verified = await verifiedToken(token, payload.secret)
  if (!verified) return null
  const { id: userId, collection, sid, exp } = verified.payload
  const isSession =
    isPayloadToken({ ...verified.protectedHeader }) &&
    collection === 'users' &&
    typeof userId === 'number' &&
    typeof sid === 'string' &&
    exp !== undefined
  return isSession ? rememberToken(payload, token, { sid, userId, expiresMs: exp * 1000 }) : null
}

/**
 * The session claimed by a request's token: `Authorization: JWT …`, or the cookie of a request from
 * our own pages. Its existence is checked by a separate query.
 * @param headers with the session under the name Payload reads (`cookiesForPayload`)
 * @returns null without a token, and for one that is invalid or expired
 */
export const sessionOf = async (
  payload: Payload,
  headers: ReadableHeaders,
): Promise<Session | null> => {
  const token = tokenIn(payload, asForwarded(headers))
  if (!token) return null
  return rememberedSession(payload, token) ?? verify(payload, token)
}

/**
 * The credential of a read: the key that the gate has found, or else a session.
 * @param headers as the strategies get them
 */
export const credentialOf = async (
  payload: Payload,
  headers: ReadableHeaders,
): Promise<Session | ClientKey | null> => markedKey(headers) ?? sessionOf(payload, headers)
