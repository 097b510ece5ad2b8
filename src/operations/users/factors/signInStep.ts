import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import {
  ENROL_MINUTES,
  STEP_ATTEMPTS,
  STEP_MINUTES,
  type ConfirmMethod,
} from '@/domain/users/factors'
import { noteCaller } from '@/lib/auditContext'
import { tokenHash } from '@/lib/tokenHash'
import { readRows } from '@/queries/shared/rows'
import { isOpenedRightly } from '@/queries/users/emergencyAccess'
import { confirmMethods } from '@/queries/users/readFactors'
import { recordEvent } from '../../audit/recordEvent'
import { inTransaction, query } from '../../shared/transaction'
import { knownDevice } from '../knownDevice'
import { askForPasskey, type PasskeyQuestion } from '../passkeys/assertion'
import { signInLimits } from '../signInLimits'
import { lockActiveUser, startSession, type SignIn } from '../startSession'
import { checkProof, type Proof } from './proof'

/**
 * The step after the first factor: a code, or setting up a second factor. For a provider account
 * that is not linked yet: the password or passkey of the local account.
 */
export type NextStep = 'factor' | 'enrol' | 'link'

/** An account at a provider of single sign-on. */
export type Identity = { issuer: string; subject: string }

/** The first factor was accepted; another step is required. */
export type StepAsked = {
  next: NextStep
  /** Accepted methods; undefined if there is no factor yet. */
  methods: ConfirmMethod[]
  /** Token kept by the browser until then; it is only valid for the second step. */
  step: { token: string; until: Date }
}

/**
 * Starts the second step of a sign-in, in the transaction that has locked the user.
 * @param args.hash of the current password: changing it ends the step
 * @param args.isByProvider the first factor was the provider of single sign-on, not a password
 * @param args.identity the account to link
 */
export const openStep = async (
  req: PayloadRequest,
  args: {
    userId: number
    hash: string
    isRemembered: boolean
    isByProvider: boolean
    next: NextStep
    identity?: Identity
  },
): Promise<StepAsked> => {
  const { userId, hash, isRemembered, isByProvider, next, identity } = args
  const minutes = next === 'enrol' ? ENROL_MINUTES : STEP_MINUTES
  const token = randomBytes(32).toString('base64url')
  const [row] = await query<{ until: Date | string }>(
    req,
    sql`insert into sign_in_steps (hash, user_id, password_mark, is_remembered, next, issuer,
          subject, by_provider, expires_at)
        values (${tokenHash(token)}, ${userId}, ${tokenHash(hash)}, ${isRemembered}, ${next},
          ${identity?.issuer ?? null}, ${identity?.subject ?? null}, ${isByProvider},
          now() + make_interval(mins => ${minutes}))
        returning expires_at as until`,
  )
  const until = new Date(row?.until ?? 0)
  const all = next === 'enrol' ? [] : await confirmMethods(req, userId)
  // The password, which can link an account as well, is always offered.
  const methods = next === 'link' ? all.filter((method) => method === 'passkey') : all
  return { next, methods, step: { token, until } }
}

type Step = {
  userId: number
  mark: string
  isRemembered: boolean
  isByProvider: boolean
  email: string
  name: string
  issuer: string | null
  subject: string | null
}

const COLUMNS = sql`s.user_id as "userId", s.password_mark as mark,
  s.is_remembered as "isRemembered", s.by_provider as "isByProvider", u.email, u.name, s.issuer, s.subject`

const isOpen = (token: string, next: NextStep) => sql`s.hash = ${tokenHash(token)}
  and s.next = ${next} and s.attempts < ${STEP_ATTEMPTS} and s.expires_at > now()
  and u.id = s.user_id and u.status = 'active' and ${sql.raw(isOpenedRightly('s'))}`

/**
 * The pending sign-in of a token.
 * @throws Refusal `stepExpired` if none is pending
 */
export const readStep = async (
  req: PayloadRequest,
  token: string,
  next: NextStep,
): Promise<Step> => {
  const [step] = await readRows<Step>(
    req,
    sql`select ${COLUMNS} from sign_in_steps s, users u where ${isOpen(token, next)}`,
  )
  if (!step) throw new Refusal('stepExpired')
  return step
}

/**
 * As `readStep`, and counts an attempt. Committed at once: an attempt counts whatever its result,
 * and parallel ones are all counted.
 */
export const takeAttempt = async (
  req: PayloadRequest,
  token: string,
  next: NextStep,
): Promise<Step> => {
  const [step] = await readRows<Step>(
    req,
    sql`update sign_in_steps s set attempts = attempts + 1 from users u
         where ${isOpen(token, next)} returning ${COLUMNS}`,
  )
  if (!step) throw new Refusal('stepExpired')
  return step
}

/**
 * Locks the user of a step.
 * @throws Refusal `stepExpired` if they were suspended, or their password or address has changed
 */
export const lockStep = async (
  req: PayloadRequest,
  { userId, email, mark }: Pick<Step, 'userId' | 'email' | 'mark'>,
) => {
  const user = await lockActiveUser(req, userId)
  if (!user || tokenHash(user.hash) !== mark || user.email !== email)
    throw new Refusal('stepExpired')
  return user
}

/**
 * Deletes the step; of concurrent uses only one finds it. @throws Refusal `stepExpired` for the
 * others
 */
export const closeStep = async (req: PayloadRequest, token: string): Promise<void> => {
  const closed = await query(
    req,
    sql`delete from sign_in_steps where hash = ${tokenHash(token)} returning hash`,
  )
  if (closed.length === 0) throw new Refusal('stepExpired')
}

/**
 * Creates a passkey challenge in a sign-in step. It does not count as an attempt: nothing is proved
 * yet.
 * @param args.token of the first step, kept by the browser
 * @throws Refusal `stepExpired` as `completeSignIn`, `passkeysUnavailable`, `tooManyAttempts`
 */
export const beginPasskeyStep = async (args: {
  req: PayloadRequest
  token: string
  next: 'factor' | 'link'
}): Promise<PasskeyQuestion> => {
  const { req, token, next } = args
  const { userId } = await readStep(req, token, next)
  const use = { purpose: 'factor', userId, binding: token } as const
  return askForPasskey(req, { use, askedBy: String(userId) })
}

/**
 * The second step of a sign-in: checks the factor and starts the session. Only now address and
 * device are remembered as known.
 * @param args.token of the first step, kept by the browser
 * @param args.ip where the request comes from, for the limits
 * @param args.deviceOf reads the device cookie for an e-mail address
 * @returns as `signIn` does, with the address of the account
 * @throws Refusal `stepExpired` for a step that is expired or used, and after another password or a
 *   suspension; `wrongCode`, `passkeyRefused`, `tooManyAttempts`, `factorUnreadable`, `overloaded`
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
  const step = await takeAttempt(req, token, 'factor')
  const { userId, email, name, isRemembered, isByProvider } = step
  const asked = { purpose: 'factor', binding: token } as const
  const proved = await checkProof({ req, userId, proof, asked })
  if (!proved) {
    const event = { req, subject: 'users', document: userId, details: { email } } as const
    await recordEvent({ ...event, action: 'signInRefused' })
    throw new Refusal(proof.kind === 'passkey' ? 'passkeyRefused' : 'wrongCode')
  }
  // The request is still anonymous: this makes the trail name the owner of the proof as the actor.
  noteCaller({ collection: 'users', id: userId, name })
  const deviceId = knownDevice({ payload, email, token: args.deviceOf(email), now: new Date() })
  const signedIn = await inTransaction(req, async () => {
    const user = await lockStep(req, step)
    await closeStep(req, token)
    await proved.use()
    const by = [isByProvider ? 'provider' : 'password', proof.kind] as const
    const session = { isRemembered, deviceId, now: user.now, by }
    return startSession({ req, id: userId, email, ...session })
  })
  await proved.settle()
  await signInLimits(payload, { email, ip, deviceId }).countSuccess()
  return { ...signedIn, email }
}
