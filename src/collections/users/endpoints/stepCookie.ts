import { parseCookies, type Payload } from 'payload'
import { generateCookie } from 'payload/shared'
import { hostCookie } from '@/lib/sessionCookie'

const nameOf = (payload: Payload): string => `${payload.config.cookiePrefix}-step`

/** What the browser keeps between the steps of a sign-in, if anything. */
export const readStepCookie = (payload: Payload, headers: Headers): string | undefined =>
  parseCookies(headers).get(nameOf(payload))

/**
 * The `Set-Cookie` of a sign-in between its steps. No page and no other endpoint reads it.
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
