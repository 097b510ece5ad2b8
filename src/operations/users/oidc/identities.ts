import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { noteCaller } from '@/lib/auditContext'
import { readRows } from '@/queries/shared/rows'
import { entersAlone } from '@/queries/users/emergencyAccess'
import { readIdentities } from '@/queries/users/readFactors'
import { recordEvent } from '../../audit/recordEvent'
import { inTransaction, query } from '../../shared/transaction'
import { insistOnConfirmed } from '../factors/confirmItsYou'
import { refuseLastWayIn } from '../factors/ownFactors'
import { checkProof, type Proof } from '../factors/proof'
import { closeStep, lockStep, takeAttempt } from '../factors/signInStep'
import { knownDevice } from '../knownDevice'
import { inHashSlot, isPasswordOf, type StoredPassword } from '../passwordHash'
import { mailToOwner } from '../securityMail'
import { signInLimits } from '../signInLimits'
import { lockActiveUser } from '../startSession'

export type LinkProof = Extract<Proof, { kind: 'passkey' }> | { kind: 'password'; value: string }

/** Guesses count towards the sign-in limits. */
const isRightPassword = (args: {
  req: PayloadRequest
  userId: number
  password: string
  limits: ReturnType<typeof signInLimits>
}): Promise<boolean> => {
  const { req, userId, password, limits } = args
  return inHashSlot(async () => {
    await limits.refuseFlood()
    const [stored] = await readRows<StoredPassword>(
      req,
      sql`select hash, salt from users where id = ${userId} and status = 'active'`,
    )
    const isRight = stored !== undefined && (await isPasswordOf(password, stored))
    if (!isRight) await limits.countFailure()
    return isRight
  })
}

/**
 * Links a provider account to the local user of its address, who proves ownership once. Starts no
 * session: the browser returns to the provider, which then signs in as usual.
 * @param args.token of the first step, kept by the browser
 * @param args.proof the password of the account, or a response of one of its passkeys
 * @param args.ip where the request comes from, for the limits
 * @param args.deviceOf reads the device cookie for an e-mail address
 * @throws Refusal `stepExpired` as of every step; `invalidInput` at the field for a wrong password or
 *   passkey; `tooManyAttempts`, `overloaded`; `ssoRefused` when it was linked to another user meanwhile
 */
export const linkIdentity = async (args: {
  req: PayloadRequest
  token: string
  proof: LinkProof
  ip: string
  deviceOf: (email: string) => string | undefined
}): Promise<void> => {
  const { req, token, proof, ip } = args
  const { payload } = req
  const step = await takeAttempt(req, token, 'link')
  const { userId, email, name, issuer, subject } = step
  const deviceId = knownDevice({ payload, email, token: args.deviceOf(email), now: new Date() })
  const limits = signInLimits(payload, { email, ip, deviceId })
  const asked = { purpose: 'factor', binding: token } as const
  const proved = proof.kind === 'passkey' ? await checkProof({ req, userId, proof, asked }) : null
  const isRight =
    proof.kind === 'password'
      ? await isRightPassword({ req, userId, password: proof.value, limits })
      : proved !== null
  if (!isRight) {
    const event = { req, subject: 'users', document: userId, details: { email } } as const
    await recordEvent({ ...event, action: 'signInRefused' })
    refuseFields([
      proof.kind === 'passkey'
        ? { path: 'assertion', code: 'passkeyRefused' }
        : { path: 'password', code: 'wrongCurrentPassword' },
    ])
  }
  // The request is still anonymous: this makes the trail name the owner of the proof as the actor.
  noteCaller({ collection: 'users', id: userId, name })
  await inTransaction(req, async () => {
    await lockStep(req, step)
    await closeStep(req, token)
    await proved?.use()
    const linked = await query(
      req,
      sql`insert into user_identities as i (user_id, issuer, subject)
          values (${userId}, ${issuer}, ${subject})
          on conflict (subject, issuer) do nothing returning i.id`,
    )
    if (linked.length === 0) throw new Refusal('ssoRefused')
    await mailToOwner(req, { userId, event: 'accountLinked' })
  })
}

/**
 * Unlinks a provider account from the caller's account; it can no longer sign in.
 * @throws Refusal `signInFirst`, `notAllowed` for programs, `confirmItsYou`, `notFound`;
 *   `lastIdentity` where only the provider signs in, `lastWayIn` without a password and passkeys
 */
export const unlinkIdentity = async (args: { req: PayloadRequest; id: number }): Promise<void> => {
  const { req, id } = args
  const userId = insistOnStaff(req)
  await insistOnConfirmed(req)
  await inTransaction(req, async () => {
    if (!(await lockActiveUser(req, userId))) throw new Refusal('signInFirst')
    const removed = await query(
      req,
      sql`delete from user_identities where id = ${id} and user_id = ${userId} returning id`,
    )
    if (removed.length === 0) throw new Refusal('notFound')
    const isLeft = (await readIdentities(req, userId)).some(({ isUsable }) => isUsable)
    if (!isLeft && !(await entersAlone(req, userId))) throw new Refusal('lastIdentity')
    await refuseLastWayIn(req, userId)
    await mailToOwner(req, { userId, event: 'accountUnlinked' })
  })
}
