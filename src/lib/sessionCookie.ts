import { env } from './env'

/** The name by which Payload looks for a session, which is also that of browsers over http. */
export const PAYLOAD_COOKIE = 'payload-token'
/** A browser keeps a cookie of this name only if this very host set it, over https, for all paths. */
const HOST_COOKIE = `__Host-${PAYLOAD_COOKIE}`

const isHttps = (): boolean => env.SERVER_URL.startsWith('https:')

/** The name of the session cookie in browsers, by the address people use. */
export const sessionCookieName = (): string => (isHttps() ? HOST_COOKIE : PAYLOAD_COOKIE)

/** The names a browser may have a session under: an older version set the plain one over https. */
export const sessionCookieNames = (): readonly string[] =>
  isHttps() ? [HOST_COOKIE, PAYLOAD_COOKIE] : [PAYLOAD_COOKIE]

/**
 * Browsers take blanks of other kinds for a part of a name, and so let a neighbouring domain set
 * `__Host-…` with one before it; only those they put between pairs may be dropped.
 */
const pairsOf = (cookies: string | null): string[] =>
  (cookies ?? '')
    .split(';')
    .map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter((pair) => pair !== '')

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? ''

/** The name of a pair as Payload reads it, without blanks of any kind around it. */
const nameForPayload = (pair: string): string => nameOf(pair).trim()

/** True when a request carries a session cookie, by whatever name. */
export const hasSessionCookie = (cookies: string | null): boolean =>
  pairsOf(cookies).some((pair) => sessionCookieNames().includes(nameForPayload(pair)))

/**
 * The cookies of a request as Payload reads them: the session under PAYLOAD_COOKIE. Over https a
 * cookie of that name that came with the request is left out, because a page of a neighbouring
 * domain may have set it.
 * @param cookies the `Cookie` header as the browser sent it
 * @returns null when nothing is left
 */
export const cookiesForPayload = (cookies: string | null): string | null => {
  if (!isHttps()) return cookies
  const others = pairsOf(cookies).filter((pair) => nameForPayload(pair) !== PAYLOAD_COOKIE)
  const named = others.map((pair) =>
    nameOf(pair) === HOST_COOKIE ? pair.slice('__Host-'.length) : pair,
  )
  return named.length > 0 ? named.join('; ') : null
}
