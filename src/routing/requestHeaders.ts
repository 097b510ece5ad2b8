import { NONCE_HEADER, PAGE_PATH_HEADER } from '@/domain/shared/text/headerNames'
import { LANGUAGE_COOKIE } from '@/i18n/requestLocale'
import { cookiesForPayload } from '@/lib/sessionCookie'
import type { Locale } from '@/i18n/locales'

/** The request's cookies with a language, so that this response already uses it. */
const withLanguage = (cookies: string | null, language: Locale): string => {
  const others = (cookies ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '' && !cookie.startsWith(`${LANGUAGE_COOKIE}=`))
  return [...others, `${LANGUAGE_COOKIE}=${language}`].join('; ')
}

/** The headers a page is rendered with. */
export const pageRequestHeaders = (
  original: Headers,
  page: { path: string; nonce: string; policy: string; language?: Locale | undefined },
): Headers => {
  const headers = new Headers(original)
  headers.set(PAGE_PATH_HEADER, page.path)
  headers.set(NONCE_HEADER, page.nonce)
  headers.set('Content-Security-Policy', page.policy)
  // Payload accepts the cookie of a request without `Origin` only when `Sec-Fetch-Site` says same
  // origin: a link in a mail, or a browser on plain http, would look signed out. Reading a page
  // changes nothing, so its origin does not matter.
  if (!headers.has('origin')) headers.set('Sec-Fetch-Site', 'none')
  const known = cookiesForPayload(original.get('cookie'))
  const cookies = page.language ? withLanguage(known, page.language) : known
  if (cookies === null) headers.delete('Cookie')
  else headers.set('Cookie', cookies)
  return headers
}
