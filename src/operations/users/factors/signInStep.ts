import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { STEP_ATTEMPTS, STEP_MINUTES, type ConfirmMethod } from '@/domain/users/factors'
import { noteCaller } from '@/lib/auditContext'
import { tokenHash } from '@/lib/tokenHash'
import { readRows } from '@/queries/shared/rows'
import { confirmMethods } from '@/queries/users/readFactors'
import { recordEvent } from '../../audit/recordEvent'
import { inTransaction, query } from '../../shared/transaction'
import { knownDevice } from '../knownDevice'
import { signInLimits } from '../signInLimits'
import { lockActiveUser, startSession, type SignIn } from '../startSession'
import { checkProof, type Proof } from './proof'

/** The password was right; a code has to follow. */
export type FactorAsked = {
  next: 'factor'
  methods: ConfirmMethod[]
  /** What the browser keeps until then. It opens nothing but the second step. */
  step: { token: string; until: Date }
}

/**
 * Opens the second step of a sign-in, in the transaction that has locked the user.
 * @param args.hash of the password that was right: another one ends the step
 */
export const openStep = async (
  req: PayloadRequest,
  args: { userId: number; hash: string; isRemembered: boolean },
): Promise<FactorAsked> => {
  const { userId, hash, isRemembered } = args
  const token = randomBytes(32).toString('base64url')
  const [row] = await query<{ until: Date | string }>(
    req,
    sql`insert into sign_in_steps (hash, user_id, password_mark, is_remembered, expires_at)
        values (${tokenHash(token)}, ${userId}, ${tokenHash(hash)}, ${isRemembered},
          now() + make_interval(mins => ${STEP_MINUTES}))
        returning expires_at as until`,
  )
  const until = new Date(row?.until ?? 0)
  return { next: 'factor', methods: await confirmMethods(req, userId), step: { token, until } }
}

type Step = {
  userId: number
  mark: string
  isRemembered: boolean
  email: string
  name: string
}

/** Committed at once: an attempt counts whatever becomes of it, and five at a time are five. */
const takeAttempt = async (req: PayloadRequest, token: string): Promise<Step> => {
  const [step] = await readRows<Step>(
    req,
    sql`update sign_in_steps s set attempts = attempts + 1 from users u
         where s.hash = ${tokenHash(token)} and s.attempts < ${STEP_ATTEMPTS}
           and s.expires_at > now() and u.id = s.user_id and u.status = 'active'
         returning s.user_id as "userId", s.password_mark as mark,
           s.is_remembered as "isRemembered", u.email, u.name`,
  )
  if (!step) throw new Refusal('stepExpired')
  return step
}

/** Of concurrent uses one finds the step still there. */
const closeStep = async (req: PayloadRequest, token: string) => {
  const closed = await query(
    req,
    sql`delete from sign_in_steps where hash = ${tokenHash(token)} returning hash`,
  )
  if (closed.length === 0) throw new Refusal('stepExpired')
}

/**
 * The second step of a sign-in: proves the factor and starts the session. Only now the place and the
 * device become known.
 * @param args.token what the browser kept of the first step
 * @param args.ip where the request comes from, for the limits
 * @param args.deviceOf what the device kept from an earlier sign-in to an address
 * @returns as `signIn` does, with the address of the account
 * @throws Refusal `stepExpired` for a step that is over, used or spent, and after another password or
 *   a suspension; `wrongCode`, `tooManyAttempts`, `factorUnreadable`, `overloaded`
 */
export const completeSignIn = async (args: {
  req: PayloadRequest
  token: string
  proof: Proof
  ip: string
  deviceOf: (email: string) => string | undefined
}): Promise<SignIn & { email: string }> => {
  const { req, token, proof, ip } = args
  const { payload } = req
  const step = await takeAttempt(req, token)
  const { userId, email, name, isRemembered } = step
  const proved = await checkProof({ req, userId, proof })
  if (!proved) {
    const event = { req, subject: 'users', document: userId, details: { email } } as const
    await recordEvent({ ...event, action: 'signInRefused' })
    throw new Refusal('wrongCode')
  }
  // The request is still anonymous: the trail names the owner of the proof as the actor.
  noteCaller({ collection: 'users', id: userId, name })
  const deviceId = knownDevice({ payload, email, token: args.deviceOf(email), now: new Date() })
  const signedIn = await inTransaction(req, async () => {
    const user = await lockActiveUser(req, userId)
    if (!user || tokenHash(user.hash) !== step.mark || user.email !== email)
      throw new Refusal('stepExpired')
    await closeStep(req, token)
    await proved.use()
    return startSession({ req, id: userId, email, isRemembered, deviceId, now: user.now })
  })
  await proved.settle()
  await signInLimits(payload, { email, ip, deviceId }).countSuccess()
  return { ...signedIn, email }
}
