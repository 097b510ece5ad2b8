import { parseCookies, type Payload } from 'payload'
import { generateCookie } from 'payload/shared'
import { hostCookie } from '@/lib/sessionCookie'

/** What the browser keeps: the sign-in that is at the provider, and that its person signed out here. */
type Kept = 'oidc' | 'oidc-left'

const nameOf = (payload: Payload, kept: Kept): string => `${payload.config.cookiePrefix}-${kept}`

export const readOidcCookie = (
  payload: Payload,
  headers: Headers,
  kept: Kept,
): string | undefined => parseCookies(headers).get(nameOf(payload, kept))

/**
 * A `Set-Cookie` that the addresses of single sign-on alone read. Lax: a browser that comes back from the
 * provider would not send a strict one.
 * @param args.value empty to remove it
 */
export const oidcCookie = (
  payload: Payload,
  args: { kept: Kept; value: string; until: Date },
): string =>
  generateCookie({
    ...hostCookie(nameOf(payload, args.kept), '/api/users/oidc'),
    expires: args.until,
    httpOnly: true,
    returnCookieAsObject: false,
    sameSite: 'Lax',
    value: args.value,
  }) as string

const DAY_MS = 24 * 60 * 60 * 1000

/** Set with a sign-out: the next sign-in asks which account at the provider. */
export const signedOutCookie = (payload: Payload): string =>
  oidcCookie(payload, { kept: 'oidc-left', value: '1', until: new Date(Date.now() + 30 * DAY_MS) })

/** Removes one of them. */
export const expiredOidcCookie = (payload: Payload, kept: Kept): string =>
  oidcCookie(payload, { kept, value: '', until: new Date(0) })
