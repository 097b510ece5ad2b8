import type { Endpoint } from 'payload'
import { extendSession } from '@/operations/users/extendSession'
import { sessionCookie } from './sessionCookie'

/**
 * `POST /api/users/refresh-token`, in place of Payload's, which turns every session into the
 * longest one and never ends it.
 */
export const refreshToken: Endpoint = {
  path: '/refresh-token',
  method: 'post',
  handler: async (req) => {
    const { token, exp, user, cookieUntil } = await extendSession(req)
    const cookie = sessionCookie({ token, until: cookieUntil })
    const message = req.t('authentication:tokenRefreshSuccessful')
    return Response.json(
      { message, user, exp, strategy: 'local-jwt', setCookie: true },
      { headers: { 'Set-Cookie': cookie } },
    )
  },
}
