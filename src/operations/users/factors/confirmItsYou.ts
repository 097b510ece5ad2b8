import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { insistOnStaff, staffOf } from '@/access/session/staffOf'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { readRows } from '@/queries/shared/rows'
import { isConfirmed } from '@/queries/users/confirmation'
import { confirmMethods } from '@/queries/users/readFactors'
import { inTransaction, query } from '../../shared/transaction'
import { inHashSlot, isPasswordOf, type StoredPassword } from '../passwordHash'
import { askForPasskey, type PasskeyQuestion } from '../passkeys/assertion'
import { ownPasswordLimit } from '../signInLimits'
import { checkProof, type Proof } from './proof'

/**
 * Requires a session that was opened or confirmed within `CONFIRMED_MINUTES`: an unlocked screen or
 * a stolen cookie must not be enough.
 * @param req of the caller
 * @throws Refusal `confirmItsYou` with the accepted methods
 */
export const insistOnConfirmed = async (req: PayloadRequest): Promise<void> => {
  const staff = staffOf(req)
  // The system itself, and programs, which have no session.
  if (!staff) return
  if (staff._sid && (await isConfirmed(req, staff._sid))) return
  const methods = await confirmMethods(req, Number(staff.id))
  throw new Refusal('confirmItsYou', { data: { methods } })
}

const isRightPassword = async (
  req: PayloadRequest,
  args: { id: number; sid: string; password: string },
) => {
  const { id, sid, password } = args
  const [stored] = await readRows<StoredPassword>(
    req,
    sql`select hash, salt from users where id = ${id}`,
  )
  const limit = ownPasswordLimit(req.payload, { userId: id, sessionId: sid })
  return inHashSlot(async () => {
    await limit.refuseFlood()
    const isRight = stored !== undefined && (await isPasswordOf(password, stored))
    if (!isRight) await limit.countFailure()
    return isRight
  })
}

/**
 * Creates a passkey challenge for confirming the caller's session.
 * @throws Refusal `signInFirst`, `notAllowed` for programs, `passkeysUnavailable`; `confirmItsYou`
 *   without a passkey; `tooManyAttempts`
 */
export const beginConfirmation = async (req: PayloadRequest): Promise<PasskeyQuestion> => {
  const userId = insistOnStaff(req)
  const binding = staffOf(req)?._sid
  if (!binding) throw new Refusal('notAllowed')
  const methods = await confirmMethods(req, userId)
  if (!methods.includes('passkey')) throw new Refusal('confirmItsYou', { data: { methods } })
  const use = { purpose: 'confirm', userId, binding } as const
  return askForPasskey(req, { use, askedBy: String(userId) })
}

/** Marks a session as confirmed, in the request's transaction. */
export const noteConfirmed = (req: PayloadRequest, { id, sid }: { id: number; sid: string }) =>
  query(
    req,
    sql`insert into session_devices (session_id, user_id, confirmed_at)
        select s.id, ${id}, now() from users_sessions s where s.id = ${sid}
        on conflict (session_id) do update set confirmed_at = excluded.confirmed_at`,
  )

/**
 * Confirms the session of the caller for some minutes.
 * @param args.proof from the request; a password is accepted only without a second factor
 * @throws Refusal `signInFirst`, `notAllowed` for programs; `confirmItsYou` for a method that is
 *   not accepted; `invalidInput` at the field for a wrong password, code or passkey;
 *   `tooManyAttempts`
 */
export const confirmSession = async (args: {
  req: PayloadRequest
  proof: Proof | { kind: 'password'; value: string }
}): Promise<void> => {
  const { req, proof } = args
  const id = insistOnStaff(req)
  const sid = staffOf(req)?._sid
  if (!sid) throw new Refusal('notAllowed')
  const methods = await confirmMethods(req, id)
  if (!methods.includes(proof.kind)) throw new Refusal('confirmItsYou', { data: { methods } })
  if (proof.kind === 'password') {
    const isRight = await isRightPassword(req, { id, sid, password: proof.value })
    refuseFields([isRight ? null : { path: 'password', code: 'wrongCurrentPassword' }])
    await inTransaction(req, () => noteConfirmed(req, { id, sid }))
    return
  }
  // Codes have separate limits. Each attempted recovery code costs a key derivation.
  const limit = ownPasswordLimit(req.payload, { userId: id, sessionId: sid })
  if (proof.kind !== 'code') await limit.refuseFlood()
  const asked = { purpose: 'confirm', binding: sid } as const
  const proved = await checkProof({ req, userId: id, proof, asked })
  if (!proved) {
    if (proof.kind !== 'code') await limit.countFailure()
    const isPasskey = proof.kind === 'passkey'
    const field = isPasskey
      ? ({ path: 'assertion', code: 'passkeyRefused' } as const)
      : ({ path: proof.kind, code: 'wrongCode' } as const)
    throw new Refusal('invalidInput', { fields: [field] })
  }
  await inTransaction(req, async () => {
    await proved.use()
    await noteConfirmed(req, { id, sid })
  })
  await proved.settle()
}
