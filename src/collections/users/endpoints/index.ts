import type { Endpoint } from 'payload'
import { deputiesOf, deputyEnd, deputyName } from './deputies'
import { forgotPassword } from './forgotPassword'
import { factorEndpoints } from './factors'
import { acceptInvitation, acceptInvitationBegin, invite } from './invitations'
import {
  login,
  loginEnable,
  loginEnrol,
  loginFactor,
  loginFactorBegin,
  loginLink,
  loginLinkBegin,
  loginPasskey,
  loginPasskeyBegin,
} from './login'
import { oidcEndpoints } from './oidc'
import { signedOutCookie } from './oidcCookies'
import { resetPassword } from './resetPassword'
import { hasProvider } from '@/operations/users/oidc/provider'
import { signOut } from '@/operations/users/signOut'
import { viewEndpoints } from './viewAs'
import { expiredSessionCookies, sessionCookie } from './sessionCookie'
import { extendSession } from '@/operations/users/extendSession'
import { resendInvitation, withdrawInvitation } from '@/operations/users/invitations/inviteUser'
import { suspendUser, unsuspendUser } from '@/operations/users/changeUserStatus'
import { resetFactors } from '@/operations/users/factors/resetFactors'
import { commandOf } from '@/catalog/commands/registry'
import { commandEndpoints } from '@/collections/shared/commandEndpoints'
import { refuseUnlessMay } from '@/collections/shared/commandEndpoints'
import { recordAsked } from '@/collections/shared/recordAsked'
import { insistOnRights } from '@/collections/shared/commandCall'
import { leave } from '@/operations/owners/leave'
import { peopleWhoMayTakeOver, readLeftBehind } from '@/queries/users/leftBehind'

/** `POST /api/users/logout`, in place of Payload's, which rewrites the whole user. */
const logout: Endpoint = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    await signOut(req, { everywhere: req.searchParams.get('allSessions') === 'true' })
    const message = req.t('authentication:logoutSuccessful')
    const left = hasProvider() ? [signedOutCookie(req.payload)] : []
    const cookies = [...expiredSessionCookies(), ...left].map((cookie) => ['Set-Cookie', cookie])
    return Response.json({ message }, { headers: cookies as [string, string][] })
  },
}

/**
 * `POST /api/users/refresh-token`, in place of Payload's, which extends every session to the
 * longest lifetime and never ends it.
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

/** Only these commands change the status of a user. */
const userCommandEndpoints = commandEndpoints('users', {
  suspend: suspendUser,
  unsuspend: unsuspendUser,
  depart: ({ body, ...call }) => leave({ ...call, ...body }),
  resetFactors,
  resendInvitation,
  withdrawInvitation,
})

/**
 * `GET /api/users/:id/leave`: the records that a leaving user owns, and the users who may take them
 * over.
 */
const leaving: Endpoint = {
  path: '/:id/leave',
  method: 'get',
  handler: async (req) => {
    const command = commandOf('users', 'depart')
    await insistOnRights(req, command.needs)
    const id = recordAsked(req)
    await refuseUnlessMay({ req, slug: 'users', command, id })
    const left = await readLeftBehind(req, id)
    const docs = await peopleWhoMayTakeOver(req, { leaver: id, left })
    const { subjects: _, ...parts } = left
    return Response.json({ parts, docs })
  },
}

/** Endpoints of users; they replace Payload's with the same path. */
export const userEndpoints: Endpoint[] = [
  login,
  loginFactor,
  loginFactorBegin,
  loginPasskeyBegin,
  loginPasskey,
  loginEnrol,
  loginEnable,
  loginLink,
  loginLinkBegin,
  ...oidcEndpoints,
  ...factorEndpoints,
  logout,
  refreshToken,
  forgotPassword,
  resetPassword,
  invite,
  acceptInvitationBegin,
  acceptInvitation,
  leaving,
  deputyName,
  deputyEnd,
  deputiesOf,
  ...viewEndpoints,
  ...userCommandEndpoints,
]
