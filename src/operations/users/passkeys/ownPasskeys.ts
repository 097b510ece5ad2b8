import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { insistOnStaff, staffOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { MAX_PASSKEYS } from '@/domain/users/passkeys'
import { readRows } from '@/queries/shared/rows'
import { hasFactor } from '@/queries/users/factorPolicy'
import { inTransaction, query } from '../../shared/transaction'
import { insistOnConfirmed } from '../factors/confirmItsYou'
import {
  deleteFactors,
  lockOwner,
  lockWhoMaySetUp,
  refuseLastFactor,
  refuseLastWayIn,
} from '../factors/ownFactors'
import { newCodeSet, storeCodeSet } from '../factors/recoveryCodes'
import { mailToOwner } from '../securityMail'
import { lockFactorPolicy, shownCodes } from '../factors/setup'
import { insistOnParty, type PasskeyQuestion } from './assertion'
import { openChallenge, type ChallengeUse } from './challenges'
import {
  checkRegistration,
  newHandle,
  registrationQuestion,
  storePasskey,
  type OwnCredential,
} from './registration'
import type { Registration } from './responses'

type Own = OwnCredential & { handle: string }

const ownPasskeys = (req: PayloadRequest, userId: number) =>
  readRows<Own>(
    req,
    sql`select credential_id as "credentialId", transports, user_handle as handle
        from passkeys where user_id = ${userId} order by id`,
  )

const refuseMore = (own: readonly Own[]) => {
  if (own.length >= MAX_PASSKEYS)
    throw new Refusal('tooManyPasskeys', { data: { max: MAX_PASSKEYS } })
}

/**
 * Binds a challenge for a new passkey to the session: another session of the user cannot respond to
 * it.
 */
const useOf = (req: PayloadRequest, userId: number): ChallengeUse => ({
  purpose: 'add',
  userId,
  binding: String(staffOf(req)?._sid),
})

/**
 * Creates registration options for the caller's browser.
 * @returns the options for a browser
 * @throws Refusal `signInFirst`, `notAllowed` for programs, `confirmItsYou`, `factorOff`,
 *   `passkeysUnavailable`, `tooManyPasskeys`, `tooManyAttempts`
 */
export const beginPasskey = async (req: PayloadRequest): Promise<PasskeyQuestion> => {
  const userId = insistOnStaff(req)
  await insistOnConfirmed(req)
  const party = insistOnParty()
  const { email, name } = await inTransaction(req, async () => {
    const owner = await lockWhoMaySetUp(req, userId)
    return { ...owner, name: String(staffOf(req)?.name ?? owner.email) }
  })
  const own = await ownPasskeys(req, userId)
  refuseMore(own)
  // One handle for all passkeys of a user: authenticators store one passkey per handle.
  const handle = own[0]?.handle ?? newHandle()
  const challenge = await openChallenge(req, {
    use: useOf(req, userId),
    askedBy: String(userId),
    handle,
  })
  return registrationQuestion(req, { party, challenge, handle, account: { email, name }, own })
}

/**
 * Checks the caller's session again under the user's lock: a concurrent reset of their factors ends
 * it, and nothing may be added to the account after that.
 */
const insistOnSession = async (req: PayloadRequest) => {
  const sid = staffOf(req)?._sid ?? null
  const found = await query(req, sql`select id from users_sessions where id = ${sid}`)
  if (found.length === 0) throw new Refusal('signInFirst')
}

/**
 * Adds a passkey to the account of the caller. The first factor of an account comes with recovery
 * codes, because the password alone no longer signs in.
 * @param args.name of `readPasskeyName`
 * @returns recovery codes, which are never shown again, if it is the first factor; else none
 * @throws Refusal `signInFirst`, `notAllowed`, `confirmItsYou`, `factorOff`, `passkeysUnavailable`,
 *   `passkeyExists`, `tooManyPasskeys`; `invalidInput` at the field for a refused response;
 *   `overloaded`
 */
export const addPasskey = async (args: {
  req: PayloadRequest
  name: string
  registration: Registration
}): Promise<string[] | null> => {
  const { req, name, registration } = args
  const userId = insistOnStaff(req)
  await insistOnConfirmed(req)
  const made = await checkRegistration(req, { use: useOf(req, userId), registration })
  // Derived before the lock: it takes a third of a second.
  const prepared = (await hasFactor(req, userId)) ? null : await newCodeSet()
  return inTransaction(req, async () => {
    const owner = await lockWhoMaySetUp(req, userId)
    await insistOnSession(req)
    refuseMore(await ownPasskeys(req, userId))
    await storePasskey(req, { userId, name, made })
    await mailToOwner(req, { userId, event: 'passkeyAdded' })
    if (owner.hasFactor) return null
    const set = prepared ?? (await newCodeSet())
    await query(req, sql`delete from sign_in_steps where user_id = ${userId}`)
    await storeCodeSet(req, { userId, set })
    return shownCodes(set.codes)
  })
}

/**
 * Renames a passkey of the caller.
 * @throws Refusal `signInFirst`, `notAllowed`, `notFound`
 */
export const renamePasskey = async (args: {
  req: PayloadRequest
  id: number
  name: string
}): Promise<void> => {
  const { req, id, name } = args
  const userId = insistOnStaff(req)
  const renamed = await inTransaction(req, () =>
    query(
      req,
      sql`update passkeys set name = ${name}
           where id = ${id} and user_id = ${userId} returning id`,
    ),
  )
  if (renamed.length === 0) throw new Refusal('notFound')
}

/**
 * Removes a passkey of the caller. The last factor takes the recovery codes with it.
 * @throws Refusal `signInFirst`, `notAllowed`, `confirmItsYou`, `notFound`, `lastFactor` while the
 *   role requires one, `breakGlassKeepsFactor`, `lastWayIn` without a password
 */
export const removePasskey = async (args: { req: PayloadRequest; id: number }): Promise<void> => {
  const { req, id } = args
  const userId = insistOnStaff(req)
  await insistOnConfirmed(req)
  await inTransaction(req, async () => {
    const { policy, isBreakGlass } = await lockOwner(req, userId)
    const removed = await query(
      req,
      sql`delete from passkeys where id = ${id} and user_id = ${userId} returning id`,
    )
    if (removed.length === 0) throw new Refusal('notFound')
    const isLast = !(await lockFactorPolicy(req, userId)).hasFactor
    if (isLast) refuseLastFactor({ policy, isBreakGlass })
    await refuseLastWayIn(req, userId)
    if (isLast) await deleteFactors(req, userId)
    await mailToOwner(req, { userId, event: 'passkeyRemoved' })
  })
}
