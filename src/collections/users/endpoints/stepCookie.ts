import { parseCookies, type Payload } from 'payload'
import { generateCookie } from 'payload/shared'
import { hostCookie } from '@/lib/sessionCookie'

const nameOf = (payload: Payload): string => `${payload.config.cookiePrefix}-step`

/** The token of a sign-in between its steps, if the request has the cookie. */
export const readStepCookie = (payload: Payload, headers: Headers): string | undefined =>
  parseCookies(headers).get(nameOf(payload))

/**
 * The `Set-Cookie` of a sign-in between its steps. Only the endpoints of the sign-in receive it.
 * @param step.token empty to remove it
 */
export const stepCookie = (payload: Payload, step: { token: string; until: Date }): string =>
  generateCookie({
    ...hostCookie(nameOf(payload), '/api/users/login'),
    expires: step.until,
    httpOnly: true,
    returnCookieAsObject: false,
    sameSite: 'Lax',
    value: step.token,
  }) as string
