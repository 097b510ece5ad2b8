import type { Payload } from 'payload'
import { generateCookie } from 'payload/shared'
import { usersConfig } from '@/operations/users/usersConfig'

/**
 * The `Set-Cookie` of a session.
 * @param args.token empty to remove the cookie
 * @param args.until when it ends; null for one that ends with the browser window
 */
export const sessionCookie = (args: {
  payload: Payload
  token: string
  until: Date | null
}): string => {
  const { payload, token, until } = args
  const { cookies } = usersConfig(payload).auth
  const sameSite = typeof cookies.sameSite === 'string' ? cookies.sameSite : 'Lax'
  return generateCookie({
    name: `${payload.config.cookiePrefix}-token`,
    domain: cookies.domain ?? undefined,
    expires: until ?? undefined,
    httpOnly: true,
    path: '/',
    returnCookieAsObject: false,
    sameSite,
    secure: cookies.secure,
    value: token,
  }) as string
}
