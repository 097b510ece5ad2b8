import type { Endpoint } from 'payload'
import { signOut } from '@/operations/users/signOut'
import { sessionCookie } from './sessionCookie'

/** `POST /api/users/logout`, in place of Payload's, which rewrites the whole user. */
export const logout: Endpoint = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    await signOut(req, { everywhere: req.searchParams.get('allSessions') === 'true' })
    const cookie = sessionCookie({ payload: req.payload, token: '', until: new Date(0) })
    const message = req.t('authentication:logoutSuccessful')
    return Response.json({ message }, { headers: { 'Set-Cookie': cookie } })
  },
}
