import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { recordEvent } from '../audit/recordEvent'
import { readRows } from '@/queries/shared/rows'
import { env } from '@/lib/env'
import { mayEnterAlone } from '@/queries/users/emergencyAccess'
import { HAS_FACTOR, MUST_ENROL } from '@/queries/users/factorPolicy'
import { inTransaction } from '../shared/transaction'
import { openStep, type StepAsked } from './factors/signInStep'
import { inHashSlot, isPasswordOf, NOBODYS_HASH, type StoredPassword } from './passwordHash'
import { knownDevice } from './knownDevice'
import { signInLimits } from './signInLimits'
import { lockFactorPolicy } from './factors/setup'
import { lockActiveUser, startSession, type SignIn } from './startSession'

type Credentials = StoredPassword & { id: number; status: string; hasNextStep: boolean }

const credentialsOf = async (req: PayloadRequest, email: string) => {
  const rows = await readRows<Credentials>(
    req,
    sql`select u.id, u.hash, u.salt, u.status,
          ${sql.raw(HAS_FACTOR)} or ${sql.raw(MUST_ENROL)} as "hasNextStep"
        from users u join roles r on r.id = u.role_id
        where u.email = ${email} and ${sql.raw(mayEnterAlone())}`,
  )
  const [row] = rows
  return row?.status === 'active' ? row : null
}

/**
 * The same refusal for every cause. With passwords off it is another one, but for everybody:
 * otherwise it would reveal who may use a password.
 */
const refused = () => new Refusal(env.OIDC_ONLY ? 'passwordSignInClosed' : 'wrongCredentials')

/**
 * Unknown, wrong and suspended have the same response, timing and counting; so do users whose
 * password is off, right or wrong.
 */
const checkPassword = (args: {
  req: PayloadRequest
  email: string
  password: string
  ip: string
  deviceId: string | null
}): Promise<Credentials> => {
  const { req, email, password, ip, deviceId } = args
  const limits = signInLimits(req.payload, { email, ip, deviceId })
  // Counted inside the slot: parallel attempts then see each other's failures instead of all
  // passing.
  return inHashSlot(async () => {
    await limits.refuseFlood()
    const found = await credentialsOf(req, email)
    const isRight = await isPasswordOf(password, found ?? NOBODYS_HASH)
    if (found && isRight) {
      // If a second step follows, the password alone does not make an address known: it may be
      // stolen.
      if (!found.hasNextStep) await limits.countSuccess()
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
    throw refused()
  })
}

/**
 * Signs a user in, or requires their second factor, or its setup if their role requires one: until
 * then there is no session, and the caller stays anonymous.
 * @param args.req the request; its user becomes the signed-in one
 * @param args.email canonical address
 * @param args.password as typed
 * @param args.isRemembered 30 days instead of 8 hours
 * @param args.ip where the request comes from, for the limits
 * @param args.device the device cookie of an earlier sign-in
 * @returns the user with their readable fields, the token, and the cookie's expiry; or the next
 *   step
 * @throws Refusal `wrongCredentials`, or `passwordSignInClosed` instead where only emergency access
 *   has a password; `tooManyAttempts`, `overloaded`
 */
export const signIn = async (args: {
  req: PayloadRequest
  email: string
  password: string
  isRemembered: boolean
  ip: string
  device: string | undefined
}): Promise<SignIn | StepAsked> => {
  const { req, isRemembered, email } = args
  const { payload } = req
  const deviceId = knownDevice({ payload, email, token: args.device, now: new Date() })
  const { id, hash } = await checkPassword({ ...args, deviceId })
  return inTransaction(req, async () => {
    const user = await lockActiveUser(req, id)
    if (!user || user.hash !== hash) throw refused()
    const step = { userId: id, hash, isRemembered, isByProvider: false }
    // Read after the lock was granted: a factor may have been set up meanwhile.
    const { hasFactor, mustEnrol } = await lockFactorPolicy(req, id)
    if (hasFactor) return openStep(req, { ...step, next: 'factor' })
    if (mustEnrol) return openStep(req, { ...step, next: 'enrol' })
    const session = { isRemembered, deviceId, now: user.now, by: ['password'] as const }
    return startSession({ req, id, email, ...session })
  })
}
