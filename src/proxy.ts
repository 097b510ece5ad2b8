import { NextResponse, type NextRequest } from 'next/server'

import { FORWARDED_PROTOCOL_HEADER } from '@/domain/shared/text/headerNames'
import { Refusal } from '@/domain/shared/refusal'
import { errorBody } from '@/gate/errors/errorBody'
import { localeOf } from '@/gate/errors/localeOf'
import { isSameSite } from '@/access/session/isSameSite'
import { checkCall } from '@/gate/serverFunctions/checkReply'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { apiLocale, LANGUAGE_COOKIE } from '@/i18n/requestLocale'
import { databaseAnswers } from '@/lib/databaseReach'
import { env } from '@/lib/env'
import { sessionCookieName } from '@/lib/sessionCookie'
import { PATHS } from '@/catalog/paths'
import { isPayloadPath, toInternal, toPublic } from '@/catalog/codec'
import { ENTRIES, entryOf } from '@/routing/entries'
import { pageRequestHeaders } from '@/routing/requestHeaders'
import { signInPath } from '@/routing/returnTo'
import { contentSecurityPolicy, createNonce, secureHeaders } from '@/routing/securityHeaders'
import { isOwnToken } from '@/access/session/sessionToken'

/** The path that unknown paths are rewritten to; opened directly, it is unknown too. */
const MISSING = '/missing'
/** The route of pages while the database does not respond. */
const UNREACHABLE = '/unreachable'
/** In seconds, for requests that no user waits for. */
const RETRY_AFTER = '5'
const ONE_YEAR = 60 * 60 * 24 * 365

const isDevelopment = process.env.NODE_ENV === 'development'

const isHttps = (request: NextRequest): boolean =>
  env.SERVER_URL.startsWith('https:') || request.headers.get(FORWARDED_PROTOCOL_HEADER) === 'https'

const isReading = ({ method }: NextRequest): boolean => method === 'GET' || method === 'HEAD'

/** Pages accept GET; the only POST requests are Payload's own server functions. */
const isPageMethod = (request: NextRequest): boolean =>
  isReading(request) || (request.method === 'POST' && request.headers.has('next-action'))

/** A navigation, not a request of a script: script requests must not get cookies. */
const isDocument = (request: NextRequest): boolean =>
  request.method === 'GET' &&
  !request.headers.has('next-action') &&
  !request.headers.has('rsc') &&
  (request.headers.get('sec-fetch-dest') ?? 'document') === 'document'

/** Next makes the URL relative again, so the host does not matter. */
const redirectTo = (path: string, request: NextRequest): NextResponse =>
  NextResponse.redirect(new URL(path, request.url), 307)

type Verdict = 'render' | 'missing' | 'unreachable'

const isOfferPath = (pathname: string): boolean => toInternal(pathname)?.route.name === 'offer'

/**
 * Whether the page can be rendered at all. During an outage no user is signed out or redirected to
 * sign in.
 */
const renderable = async (request: NextRequest): Promise<NextResponse | Verdict> => {
  if (await databaseAnswers()) return 'render'
  return isReading(request)
    ? 'unreachable'
    : new NextResponse(null, { status: 503, headers: { 'Retry-After': RETRY_AFTER } })
}

/** Next answers 500 to arguments that it cannot read. */
const refuseCall = async (request: NextRequest): Promise<NextResponse | null> => {
  try {
    await checkCall(request)
    return null
  } catch (error) {
    // Any error that is not a refusal is a connection that broke while its body was read.
    const code = error instanceof Refusal ? error.code : 'malformedRequest'
    const { status, body } = errorBody({ code }, localeOf(request.headers))
    return NextResponse.json(body, { status })
  }
}

/**
 * The response to a request for a page before rendering, if any. Nothing here is the real
 * permission check, which is `routing/guardPage.ts` with the user and rights in the database.
 */
const beforePage = async (request: NextRequest): Promise<NextResponse | Verdict> => {
  const { pathname, search } = request.nextUrl
  if (!isPageMethod(request)) return new NextResponse(null, { status: 405 })
  // Another site must not call ours with the visitor's cookie.
  const { headers } = request
  if (!isReading(request) && !isSameSite({ headers, serverUrl: env.SERVER_URL }))
    return new NextResponse(null, { status: 403 })
  const guard = isPayloadPath(pathname) ? 'signedIn' : toInternal(pathname)?.route.guard
  if (!guard) return 'missing'
  const isOpen = guard === 'public' || guard === 'guests'
  const token = request.cookies.get(sessionCookieName())?.value
  if (isOpen || (await isOwnToken(token, env.PAYLOAD_SECRET)))
    return (isReading(request) ? null : await refuseCall(request)) ?? renderable(request)
  return isReading(request)
    ? redirectTo(signInPath(toPublic(pathname) ?? pathname, search), request)
    : new NextResponse(null, { status: 401 })
}

/**
 * Lets Next render the page. The status of pages other than 200 is set here: `notFound()` and
 * `forbidden()` would set it too, but leave the page empty until scripts have run.
 */
const renderWith = (verdict: Verdict, request: NextRequest, headers: Headers) => {
  const options = { request: { headers } }
  if (verdict === 'unreachable') {
    const response = NextResponse.rewrite(new URL(UNREACHABLE, request.url), {
      ...options,
      status: 503,
    })
    response.headers.set('Retry-After', RETRY_AFTER)
    return response
  }
  if (verdict === 'missing') {
    return NextResponse.rewrite(new URL(MISSING, request.url), { ...options, status: 404 })
  }
  const { pathname, search } = request.nextUrl
  const page = toInternal(pathname)
  const entry = page && entryOf(page.route)
  if (entry) {
    return NextResponse.rewrite(
      new URL(`/${ENTRIES[entry]}${pathname}${search}`, request.url),
      options,
    )
  }
  const isRefusal = pathname === PATHS.notAuthorized
  return NextResponse.next({ ...options, ...(isRefusal && { status: 403 }) })
}

/**
 * The language of a page for a browser without a language cookie. An offer is shown in the language
 * it was sent in, which only the database knows; otherwise the browser's language is used.
 */
const languageFor = (
  request: NextRequest,
  { isOffer, verdict }: { isOffer: boolean; verdict: Verdict },
): Locale | undefined => {
  if (isLocale(request.cookies.get(LANGUAGE_COOKIE)?.value)) return undefined
  if (!isOffer) return DEFAULT_LOCALE
  const acceptLanguage = request.headers.get('accept-language')
  return verdict === 'unreachable' ? apiLocale({ acceptLanguage }) : undefined
}

const answerPage = async (request: NextRequest): Promise<NextResponse> => {
  const nonce = createNonce()
  const policy = contentSecurityPolicy({ nonce, isDevelopment })
  const secured = { policy, isHttps: isHttps(request) }
  const verdict = await beforePage(request)
  if (verdict instanceof NextResponse) {
    secureHeaders(verdict.headers, secured)
    return verdict
  }

  // A customer's page sets no cookies.
  const isOffer = isOfferPath(request.nextUrl.pathname)
  const language = languageFor(request, { isOffer, verdict })
  const path = request.nextUrl.pathname + request.nextUrl.search
  const headers = pageRequestHeaders(request.headers, { path, nonce, policy, language })
  const response = renderWith(verdict, request, headers)
  secureHeaders(response.headers, secured)
  if (isOffer) {
    response.headers.set('Referrer-Policy', 'no-referrer')
    response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  }
  if (language && !isOffer && isDocument(request)) {
    response.cookies.set(LANGUAGE_COOKIE, DEFAULT_LOCALE, {
      path: '/',
      maxAge: ONE_YEAR,
      sameSite: 'lax',
      secure: secured.isHttps,
    })
  }
  return response
}

/**
 * Handles pages: redirects visitors without a session, sets the default language and the security
 * headers.
 */
export const proxy = (request: NextRequest): NextResponse | Promise<NextResponse> => {
  const { pathname } = request.nextUrl
  // Paths of hot reloading; a build serves only static files there.
  if (isDevelopment && pathname.startsWith('/_next/')) return NextResponse.next()
  return answerPage(request)
}

// Not `/api/`: Next would read the whole body of these requests before the gate sees them. The gate
// checks them and sets the headers of their responses (`gate/secureHeaders.ts`).
export const config = {
  matcher: ['/((?!api/|_next/static|wasm/|favicon\\.ico$|icon\\.svg$|robots\\.txt$).*)'],
}
