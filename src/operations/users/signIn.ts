import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { recordEvent } from '../audit/recordEvent'
import { readRows } from '@/queries/shared/rows'
import { inTransaction, query } from '../shared/transaction'
import { inHashSlot, isPasswordOf, NOBODYS_HASH, type PasswordHash } from './passwordHash'
import { deviceIn } from './sessionDevice'
import { newSession } from './sessionLength'
import { sessionToken } from './sessionToken'
import { asSeenByThemselves, loadUser } from '@/queries/users/signedInUser'
import { deviceToken, knownDevice } from './knownDevice'
import { signInLimits } from './signInLimits'

type Credentials = PasswordHash & { id: number; status: string }

export type SignIn = {
  user: Record<string, unknown>
  token: string
  /** When the session ends, in seconds since 1970. */
  exp: number
  /** When the cookie ends; null for one that ends with the browser window. */
  cookieUntil: Date | null
  /** What the device keeps, to be known again. */
  device: { token: string; until: Date }
}

const credentialsOf = async (req: PayloadRequest, email: string) => {
  const rows = await readRows<Credentials>(
    req,
    sql`select id, hash, salt, status from users where email = ${email}`,
  )
  const [row] = rows
  return row?.status === 'active' && row.hash && row.salt ? row : null
}

/** Unknown, wrong and passive look the same, take as long, and count alike. */
const checkPassword = (args: {
  req: PayloadRequest
  email: string
  password: string
  ip: string
  deviceId: string | null
}): Promise<Credentials> => {
  const { req, email, password, ip, deviceId } = args
  const limits = signInLimits(req.payload, { email, ip, deviceId })
  // Counted inside the slot: a burst then meets its own failures instead of passing all at once.
  return inHashSlot(async () => {
    await limits.refuseFlood()
    const found = await credentialsOf(req, email)
    const isRight = await isPasswordOf(password, found ?? NOBODYS_HASH)
    if (found && isRight) {
      await limits.countSuccess()
      return found
    }
    await limits.countFailure()
    await recordEvent({
      req,
      action: 'signInRefused',
      subject: 'users',
      document: found?.id ?? null,
      details: { email },
    })
    throw new Refusal('wrongCredentials')
  })
}

/**
 * Locks the user, so that sessions are added one by one and none after a suspension. Not against rows
 * that only name them: who writes a long import could not sign in elsewhere until it has ended.
 */
const lockUser = async (req: PayloadRequest, { id, hash }: Credentials): Promise<Date> => {
  const [row] = await query<{ status: string; hash: string; now: Date | string }>(
    req,
    sql`select status, hash, clock_timestamp() as now from users where id = ${id} for no key update`,
  )
  if (row?.status !== 'active' || row.hash !== hash) throw new Refusal('wrongCredentials')
  return new Date(row.now)
}

const addSession = async (req: PayloadRequest, args: { id: number; now: Date; until: Date }) => {
  const { id, now, until } = args
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
    sql`insert into session_devices (session_id, user_id, user_agent, address)
        values (${sid}, ${id}, ${userAgent}, ${address})`,
  )
  return sid
}

/**
 * Signs a person in. Adds one session, with its device, and writes nothing else of the user: a login in flight
 * can neither undo a suspension nor drop another session.
 * @param args.req the request; its user becomes the one who signed in
 * @param args.email canonical address
 * @param args.password as typed
 * @param args.isRemembered 30 days instead of 8 hours
 * @param args.ip where the request comes from, for the limits
 * @param args.device what the device kept from an earlier sign-in
 * @returns the user as they see themselves, the token, and how long the cookie lasts
 * @throws Refusal `wrongCredentials`, `tooManyAttempts`, `overloaded`
 */
export const signIn = async (args: {
  req: PayloadRequest
  email: string
  password: string
  isRemembered: boolean
  ip: string
  device: string | undefined
}): Promise<SignIn> => {
  const { req, isRemembered, email } = args
  const { payload } = req
  const deviceId = knownDevice({ payload, email, token: args.device, now: new Date() })
  const found = await checkPassword({ ...args, deviceId })
  return inTransaction(req, async () => {
    const now = await lockUser(req, found)
    const { expiresAt } = newSession({ isRemembered, now })
    const sid = await addSession(req, { id: found.id, now, until: expiresAt })
    const user = await loadUser(req, found.id)
    if (!user) throw new Refusal('wrongCredentials')
    req.user = user
    await recordEvent({
      req,
      action: 'signIn',
      subject: 'users',
      document: found.id,
      actor: { id: found.id, name: String(user.name) },
    })
    const lifeMs = expiresAt.getTime() - now.getTime()
    const { token, exp } = await sessionToken({ payload, user, sid, lifeMs })
    const cookieUntil = isRemembered ? expiresAt : null
    const device = deviceToken({ payload, email, id: deviceId, now })
    return { user: await asSeenByThemselves(req, user), token, exp, cookieUntil, device }
  })
}
