import { env } from './env'

/** The name under which Payload looks for a session; browsers use it over http. */
export const PAYLOAD_COOKIE = 'payload-token'
/**
 * A browser accepts a cookie with this prefix only from this very host, over https, for all paths.
 */
const HOST_PREFIX = '__Host-'
const HOST_COOKIE = `${HOST_PREFIX}${PAYLOAD_COOKIE}`
/** The plain names of the cookies of signing in: session, step, single sign-on, known devices. */
const OF_SIGN_IN = /^payload-(?:token|step|oidc|oidc-left|device-[0-9a-f]{12})$/

const isHttps = (): boolean => env.SERVER_URL.startsWith('https:')

type HostCookie = { name: string; path: string; secure: boolean }

/**
 * Name, path and `Secure` of a cookie of signing in. Over https it gets the prefix `__Host-`, so that no
 * neighbouring host can set it; the prefix requires the path `/`.
 * @param name its plain name, by which the server reads it (`cookiesForPayload`)
 * @param path of the endpoints that read it, used over http
 */
export const hostCookie = (name: string, path: string): HostCookie => {
  if (!OF_SIGN_IN.test(name))
    throw new Error(`${name} would not be read over https: see OF_SIGN_IN`)
  return isHttps()
    ? { name: `${HOST_PREFIX}${name}`, path: '/', secure: true }
    : { name, path, secure: false }
}

/** The name of the session cookie in browsers, by the public address. */
export const sessionCookieName = (): string => hostCookie(PAYLOAD_COOKIE, '/').name

/** Possible session cookie names of a browser: an older version set the plain one over https. */
export const sessionCookieNames = (): readonly string[] =>
  isHttps() ? [HOST_COOKIE, PAYLOAD_COOKIE] : [PAYLOAD_COOKIE]

const isBlank = (sign: string | undefined): boolean => sign === ' ' || sign === '\t'

/** Not by a regular expression: one for trailing blanks takes quadratic time. */
const trimmed = (pair: string): string => {
  let [start, end] = [0, pair.length]
  while (isBlank(pair[start])) start += 1
  while (end > start && isBlank(pair[end - 1])) end -= 1
  return pair.slice(start, end)
}

/**
 * Splits a cookie header into its pairs. Only the blanks that browsers put between pairs are
 * removed: other kinds of blanks are part of a name, and a neighbouring domain could set `__Host-…`
 * with one before it.
 */
const pairsOf = (cookies: string | null): string[] =>
  (cookies ?? '')
    .split(';')
    .map(trimmed)
    .filter((pair) => pair !== '')

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? ''

/** The name of a pair as Payload reads it: Payload trims all kinds of blanks. */
const nameForPayload = (pair: string): string => nameOf(pair).trim()

/** True when a request carries a session cookie, by whatever name. */
export const hasSessionCookie = (cookies: string | null): boolean =>
  pairsOf(cookies).some((pair) => sessionCookieNames().includes(nameForPayload(pair)))

/** Removes the prefix from a cookie of signing in. */
const withPlainName = (pair: string): string =>
  nameOf(pair).startsWith(HOST_PREFIX) && OF_SIGN_IN.test(nameOf(pair).slice(HOST_PREFIX.length))
    ? pair.slice(HOST_PREFIX.length)
    : pair

/**
 * The cookies of a request as Payload and the endpoints of signing in read them: under their plain
 * names. Over https a cookie that was sent under a plain name is dropped, because a page of a
 * neighbouring domain may have set it.
 * @param cookies the `Cookie` header as the browser sent it
 * @returns null if none is left
 */
export const cookiesForPayload = (cookies: string | null): string | null => {
  if (!isHttps()) return cookies
  const named = pairsOf(cookies)
    .filter((pair) => !OF_SIGN_IN.test(nameForPayload(pair)))
    .map(withPlainName)
  return named.length > 0 ? named.join('; ') : null
}
