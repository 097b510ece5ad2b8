import type { Endpoint } from 'payload'
import { forgotPassword } from './forgotPassword'
import { factorEndpoints } from './factors'
import { acceptInvitation, invite } from './invitations'
import { login, loginEnable, loginEnrol, loginFactor } from './login'
import { resetPassword } from './resetPassword'
import { signOut } from '@/operations/users/signOut'
import { expiredSessionCookies, sessionCookie } from './sessionCookie'
import { extendSession } from '@/operations/users/extendSession'
import { resendInvitation, withdrawInvitation } from '@/operations/users/invitations/inviteUser'
import { suspendUser, unsuspendUser } from '@/operations/users/suspendUser'
import { resetFactors } from '@/operations/users/factors/resetFactors'
import { commandEndpoints } from '@/collections/shared/commandEndpoints'

/** `POST /api/users/logout`, in place of Payload's, which rewrites the whole user. */
const logout: Endpoint = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    await signOut(req, { everywhere: req.searchParams.get('allSessions') === 'true' })
    const message = req.t('authentication:logoutSuccessful')
    const cookies = expiredSessionCookies().map((cookie) => ['Set-Cookie', cookie])
    return Response.json({ message }, { headers: cookies as [string, string][] })
  },
}

/**
 * `POST /api/users/refresh-token`, in place of Payload's, which turns every session into the
 * longest one and never ends it.
 */
const refreshToken: Endpoint = {
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

/** The status of a user changes by these alone. */
const userCommandEndpoints = commandEndpoints('users', {
  suspend: suspendUser,
  unsuspend: unsuspendUser,
  resetFactors,
  resendInvitation,
  withdrawInvitation,
})

/** Endpoints of users; those of Payload with the same path are replaced. */
export const userEndpoints: Endpoint[] = [
  login,
  loginFactor,
  loginEnrol,
  loginEnable,
  ...factorEndpoints,
  logout,
  refreshToken,
  forgotPassword,
  resetPassword,
  invite,
  acceptInvitation,
  ...userCommandEndpoints,
]
