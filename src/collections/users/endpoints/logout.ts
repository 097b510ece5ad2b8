import type { Endpoint } from 'payload'
import { signOut } from '@/operations/users/signOut'
import { expiredSessionCookies } from './sessionCookie'

/** `POST /api/users/logout`, in place of Payload's, which rewrites the whole user. */
export const logout: Endpoint = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    await signOut(req, { everywhere: req.searchParams.get('allSessions') === 'true' })
    const message = req.t('authentication:logoutSuccessful')
    const cookies = expiredSessionCookies().map((cookie) => ['Set-Cookie', cookie])
    return Response.json({ message }, { headers: cookies as [string, string][] })
  },
}
