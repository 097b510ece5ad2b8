import { HEAD_HEADER, PAYLOAD_METHOD_HEADER } from '@/domain/shared/text/headerNames'
import { LANGUAGE_COOKIE } from '@/i18n/requestLocale'
import { env } from '@/lib/env'
import { cookiesForPayload } from '@/lib/sessionCookie'
import { localeOf } from './errors/localeOf'
import { isOurs } from '@/access/session/isSameSite'

const DROPPED: readonly string[] = [
  'content-length',
  'transfer-encoding',
  PAYLOAD_METHOD_HEADER,
  HEAD_HEADER,
]

const cookieWithLanguage = (cookie: string | null, locale: string): string =>
  [
    ...(cookie ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair !== '' && !pair.startsWith(`${LANGUAGE_COOKIE}=`)),
    `${LANGUAGE_COOKIE}=${locale}`,
  ].join('; ')

/**
 * The headers for Payload. Payload reads the language from the cookie first, our API from
 * `Accept-Language`; and Payload accepts a session cookie only from the one address in its
 * settings, while the gate has already checked the origin.
 * @param args.headers as received
 * @param args.isOverride the body contained the query and was consumed
 */
export const forwardHeaders = (args: {
  headers: Headers
  isOverride: boolean
  isHead?: boolean
}): Headers => {
  const { headers, isOverride, isHead } = args
  const forwarded = new Headers(headers)
  for (const name of DROPPED) forwarded.delete(name)
  if (isOverride) forwarded.delete('content-type')
  if (isHead) forwarded.set(HEAD_HEADER, '1')
  const cookies = cookiesForPayload(headers.get('cookie'))
  forwarded.set('cookie', cookieWithLanguage(cookies, localeOf(headers)))
  if (isOurs({ headers, serverUrl: env.SERVER_URL })) {
    forwarded.delete('origin')
    forwarded.set('sec-fetch-site', 'same-origin')
  }
  return forwarded
}
