import type { Endpoint, PayloadRequest } from 'payload'
import { PATHS } from '@/catalog/paths'
import { safeReturnTo } from '@/catalog/returnTo'
import { Refusal } from '@/domain/shared/refusal'
import { methodsText, STEP_METHODS } from '@/domain/users/factors'
import { SSO_PROBLEM, ssoProblemIn } from '@/domain/users/oidc'
import { env } from '@/lib/env'
import {
  beginConfirmationThere,
  confirmByProvider,
} from '@/operations/users/oidc/confirmByProvider'
import { unlinkIdentity } from '@/operations/users/oidc/identities'
import { beginAtProvider, hasProvider } from '@/operations/users/oidc/provider'
import { openAtProvider, sealAtProvider } from '@/operations/users/oidc/providerCookie'
import { signInByProvider, type ProviderOutcome } from '@/operations/users/oidc/signInByProvider'
import { clientIp } from './clientIp'
import { deviceCookie } from './deviceCookie'
import { expiredOidcCookie, oidcCookie, readOidcCookie } from './oidcCookies'
import { readData } from './readData'
import { idIn, refuseOthers } from './readProof'
import { sessionCookie } from './sessionCookie'
import { stepCookie } from './stepCookie'

const STEP_PAGES = { factor: PATHS.loginStep, enrol: PATHS.loginEnrol, link: PATHS.loginLink }

/** A redirect (303) to a page of this site, or to the provider. */
const redirect = (to: string, cookies: readonly string[]): Response => {
  const headers = new Headers({ Location: to, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

const pageAt = (path: string, query: Readonly<Record<string, string>>): string => {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return `${env.SERVER_URL}${path}${search.size > 0 ? `?${search}` : ''}`
}

/**
 * Returns to the sign-in page with the reason, where a password still works. Other errors are
 * handled as everywhere.
 */
const backToSignIn = (error: unknown, to: string, cookies: readonly string[] = []): Response => {
  const problem = error instanceof Refusal ? ssoProblemIn(error.code) : null
  if (!problem) throw error
  return redirect(pageAt(PATHS.login, { [SSO_PROBLEM]: problem, to }), cookies)
}

const insistOnProvider = () => {
  if (!hasProvider()) throw new Refusal('notFound')
}

/**
 * `GET /api/users/oidc/start?to=`: redirects from the sign-in page to the provider, and after the
 * sign-in to the page `to`.
 */
const start: Endpoint = {
  path: '/oidc/start',
  method: 'get',
  handler: async (req) => {
    insistOnProvider()
    const { payload, headers } = req
    const to = safeReturnTo(req.searchParams.get('to')) ?? PATHS.root
    try {
      const isAfterSignOut = readOidcCookie(payload, headers, 'oidc-left') !== undefined
      const asks = isAfterSignOut ? 'account' : undefined
      const { url, secrets } = await beginAtProvider(payload, { asks })
      const { token, until } = sealAtProvider({ ...secrets, to, confirms: null }, new Date())
      return redirect(url.href, [oidcCookie(payload, { kept: 'oidc', value: token, until })])
    } catch (error) {
      return backToSignIn(error, to)
    }
  },
}

/** Redirects to the page of the confirmation window, with the error. */
const toConfirmed = (error: unknown, cookies: readonly string[] = []): Response => {
  const problem = error instanceof Refusal ? ssoProblemIn(error.code) : null
  if (!problem) throw error
  return redirect(pageAt(PATHS.identityConfirmed, { [SSO_PROBLEM]: problem }), cookies)
}

/**
 * `GET /api/users/oidc/confirm`: redirects to the provider to sign in there again, in a separate
 * window, so that the page whose request has to be confirmed stays open.
 */
const confirm: Endpoint = {
  path: '/oidc/confirm',
  method: 'get',
  handler: async (req) => {
    insistOnProvider()
    try {
      const { url, token, until } = await beginConfirmationThere(req)
      return redirect(url.href, [oidcCookie(req.payload, { kept: 'oidc', value: token, until })])
    } catch (error) {
      return toConfirmed(error)
    }
  },
}

const answer = (req: PayloadRequest, outcome: ProviderOutcome): Response => {
  const { payload } = req
  const { to } = outcome
  const over = expiredOidcCookie(payload, 'oidc')
  if ('step' in outcome) {
    const { next, methods, step } = outcome.step
    const page = pageAt(STEP_PAGES[next], { [STEP_METHODS]: methodsText(methods), to })
    return redirect(page, [stepCookie(payload, step), over])
  }
  const { email, signedIn } = outcome
  const { token, cookieUntil, device } = signedIn
  return redirect(`${env.SERVER_URL}${to}`, [
    sessionCookie({ token, until: cookieUntil }),
    deviceCookie({ payload, email, ...device }),
    over,
    expiredOidcCookie(payload, 'oidc-left'),
  ])
}

/**
 * `GET /api/users/oidc/callback`: where the provider sends the browser back to, in a request from
 * another site. Only the cookie of `start` or `confirm` is trusted.
 */
const callback: Endpoint = {
  path: '/oidc/callback',
  method: 'get',
  handler: async (req) => {
    insistOnProvider()
    const { payload, headers } = req
    const kept = readOidcCookie(payload, headers, 'oidc')
    const over = [expiredOidcCookie(payload, 'oidc')]
    const opened = openAtProvider(kept, new Date())
    const search = new URL(req.url ?? '', env.SERVER_URL).search
    const wayBack = { req, kept, search, ip: clientIp(headers) }
    try {
      if (!opened?.confirms) return answer(req, await signInByProvider(wayBack))
      await confirmByProvider(wayBack)
      return redirect(pageAt(PATHS.identityConfirmed, {}), over)
    } catch (error) {
      return opened?.confirms
        ? toConfirmed(error, over)
        : backToSignIn(error, opened?.to ?? '', over)
    }
  },
}

/** `POST /api/users/identities/remove {id}`: removes a link of one's own account. */
const remove: Endpoint = {
  path: '/identities/remove',
  method: 'post',
  handler: async (req) => {
    const data = await readData(req)
    refuseOthers(data, ['id'])
    await unlinkIdentity({ req, id: idIn(data) })
    return Response.json({ done: true }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

/** Single sign-on at an OpenID Connect provider. */
export const oidcEndpoints: Endpoint[] = [start, confirm, callback, remove]
