import { parseCookies, type Payload } from 'payload'
import { generateCookie } from 'payload/shared'
import { usersConfig } from '@/queries/users/usersConfig'

const nameOf = (payload: Payload): string => `${payload.config.cookiePrefix}-step`

/** What the browser keeps between the steps of a sign-in, if anything. */
export const readStepCookie = (payload: Payload, headers: Headers): string | undefined =>
  parseCookies(headers).get(nameOf(payload))

/**
 * The `Set-Cookie` of a sign-in between its steps. No page and no other endpoint gets it.
 * @param step.token empty to remove it
 */
export const stepCookie = (payload: Payload, step: { token: string; until: Date }): string =>
  generateCookie({
    name: nameOf(payload),
    expires: step.until,
    httpOnly: true,
    path: '/api/users/login',
    returnCookieAsObject: false,
    sameSite: 'Lax',
    secure: usersConfig(payload).auth.cookies.secure,
    value: step.token,
  }) as string
