import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { recordEvent } from '../audit/recordEvent'
import { readRows } from '@/queries/shared/rows'
import { HAS_FACTOR, MUST_ENROL } from '@/queries/users/factorPolicy'
import { inTransaction } from '../shared/transaction'
import { openStep, type StepAsked } from './factors/signInStep'
import { inHashSlot, isPasswordOf, NOBODYS_HASH, type PasswordHash } from './passwordHash'
import { knownDevice } from './knownDevice'
import { signInLimits } from './signInLimits'
import { lockFactorPolicy } from './factors/setup'
import { lockActiveUser, startSession, type SignIn } from './startSession'

type Credentials = PasswordHash & { id: number; status: string; hasNextStep: boolean }

const credentialsOf = async (req: PayloadRequest, email: string) => {
  const rows = await readRows<Credentials>(
    req,
    sql`select u.id, u.hash, u.salt, u.status,
          ${sql.raw(HAS_FACTOR)} or ${sql.raw(MUST_ENROL)} as "hasNextStep"
        from users u join roles r on r.id = u.role_id where u.email = ${email}`,
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
      // Where a second step follows the password alone makes no place known: it may be stolen.
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
    throw new Refusal('wrongCredentials')
  })
}

/**
 * Signs a person in, or asks for their second factor, or to set up the one that their role requires:
 * until then there is no session, and the caller stays anonymous.
 * @param args.req the request; its user becomes the one who signed in
 * @param args.email canonical address
 * @param args.password as typed
 * @param args.isRemembered 30 days instead of 8 hours
 * @param args.ip where the request comes from, for the limits
 * @param args.device what the device kept from an earlier sign-in
 * @returns the user as they see themselves, the token, and how long the cookie lasts; or the step
 *   that is to follow
 * @throws Refusal `wrongCredentials`, `tooManyAttempts`, `overloaded`
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
    if (!user || user.hash !== hash) throw new Refusal('wrongCredentials')
    const step = { userId: id, hash, isRemembered }
    // Asked once the lock is granted: a factor may have been set up while this waited for it.
    const { hasFactor, mustEnrol } = await lockFactorPolicy(req, id)
    if (hasFactor) return openStep(req, { ...step, next: 'factor' })
    if (mustEnrol) return openStep(req, { ...step, next: 'enrol' })
    return startSession({ req, id, email, isRemembered, deviceId, now: user.now })
  })
}
