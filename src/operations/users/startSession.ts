import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { ownProfile, loadUser } from '@/queries/users/signedInUser'
import { recordEvent } from '../audit/recordEvent'
import { query } from '../shared/transaction'
import { insistOnEntersAlone, noteEmergencySignIn } from './emergencyAccess'
import { deviceToken } from './knownDevice'
import { deviceIn } from './sessionDevice'
import { isNewDevice } from './signInDevices'
import { mailToOwner } from './securityMail'
import { newSession } from './sessionLength'
import { sessionToken } from './sessionToken'

export type SignIn = {
  user: Record<string, unknown>
  token: string
  /** Expiry of the session, in seconds since 1970. */
  exp: number
  /** Expiry of the cookie; null for a session cookie. */
  cookieUntil: Date | null
  /** The new device cookie. */
  device: { token: string; until: Date }
}

/** An authentication method. */
type Way = 'password' | 'passkey' | 'provider' | 'code' | 'recovery'

type LockedUser = {
  hash: string
  email: string
  now: Date
}

/**
 * Locks the user, so that sessions are added one by one and none after a suspension. Rows that only
 * refer to the user do not block it: a long-running import must not prevent another sign-in.
 * @returns the current user, and the present instant of the database; null unless active
 */
export const lockActiveUser = async (
  req: PayloadRequest,
  id: number,
): Promise<LockedUser | null> => {
  const [row] = await query<Omit<LockedUser, 'now'> & { status: string; now: Date | string }>(
    req,
    sql`select u.status, u.hash, u.email, clock_timestamp() as now
        from users u where u.id = ${id} for no key update of u`,
  )
  return row?.status === 'active' ? { ...row, now: new Date(row.now) } : null
}

const addSession = async (
  req: PayloadRequest,
  args: { id: number; now: Date; until: Date; isByProvider: boolean },
) => {
  const { id, now, until, isByProvider } = args
  const sid = randomBytes(32).toString('base64url')
  await query(
    req,
    sql`insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
        select coalesce(max(_order), 0) + 1, ${id}, ${sid}, ${now.toISOString()}, ${until.toISOString()}
          from users_sessions where _parent_id = ${id}`,
  )
  const { userAgent, address } = deviceIn(req.headers)
  await query(
    req,
    sql`insert into session_devices (session_id, user_id, user_agent, address, by_provider)
        values (${sid}, ${id}, ${userAgent}, ${address}, ${isByProvider})`,
  )
  return sid
}

/**
 * Starts a session of a user who has completed every sign-in step. Adds one session, with its
 * device, and changes nothing else of the user: a concurrent sign-in can neither undo a suspension
 * nor drop another session. In the transaction that has locked the user.
 * @param args.req the request; its user becomes the signed-in one
 * @param args.isRemembered 30 days instead of 8 hours
 * @param args.deviceId of `knownDevice`
 * @param args.now the present instant, of the database
 * @param args.by the methods used, in order; with `provider`, no password is needed
 * @throws Refusal `passwordSignInClosed` where only the provider may; `wrongCredentials` when the
 *   user is deleted
 */
export const startSession = async (args: {
  req: PayloadRequest
  id: number
  email: string
  isRemembered: boolean
  deviceId: string | null
  now: Date
  by: readonly Way[]
}): Promise<SignIn> => {
  const { req, id, email, isRemembered, deviceId, now, by } = args
  const { payload } = req
  const isByProvider = by.includes('provider')
  if (!isByProvider) await insistOnEntersAlone(req, id)
  const { expiresAt } = newSession({ isRemembered, now })
  const sid = await addSession(req, { id, now, until: expiresAt, isByProvider })
  const user = await loadUser(req, id)
  if (!user) throw new Refusal('wrongCredentials')
  req.user = user
  await recordEvent({
    req,
    action: 'signIn',
    subject: 'users',
    document: id,
    actor: { id, name: String(user.name) },
    details: { by: by.join(' ') },
  })
  if (env.OIDC_ONLY && !isByProvider)
    await noteEmergencySignIn(req, { id, name: String(user.name) })
  if (await isNewDevice(req, { userId: id, deviceId }))
    await mailToOwner(req, { userId: id, event: 'newDevice' })
  const lifeMs = expiresAt.getTime() - now.getTime()
  const { token, exp } = await sessionToken({ payload, user, sid, lifeMs })
  const cookieUntil = isRemembered ? expiresAt : null
  const device = deviceToken({ payload, email, id: deviceId, now })
  return { user: await ownProfile(req, user), token, exp, cookieUntil, device }
}
