import { parseCookies, type Payload } from 'payload'
import { generateCookie } from 'payload/shared'
import { hostCookie } from '@/lib/sessionCookie'

/** `oidc`: the sign-in in progress at the provider. `oidc-left`: the user signed out here. */
type Kept = 'oidc' | 'oidc-left'

const nameOf = (payload: Payload, kept: Kept): string => `${payload.config.cookiePrefix}-${kept}`

export const readOidcCookie = (
  payload: Payload,
  headers: Headers,
  kept: Kept,
): string | undefined => parseCookies(headers).get(nameOf(payload, kept))

/**
 * A `Set-Cookie` for the paths of single sign-on only. SameSite=Lax, because a strict cookie is not
 * sent when the browser returns from the provider.
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

/** Set at sign-out: the next sign-in lets the user choose the account at the provider. */
export const signedOutCookie = (payload: Payload): string =>
  oidcCookie(payload, { kept: 'oidc-left', value: '1', until: new Date(Date.now() + 30 * DAY_MS) })

/** A `Set-Cookie` that removes one of them. */
export const expiredOidcCookie = (payload: Payload, kept: Kept): string =>
  oidcCookie(payload, { kept, value: '', until: new Date(0) })
