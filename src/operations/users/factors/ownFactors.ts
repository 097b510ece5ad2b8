import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { siteTitleOf } from '@/queries/settings/siteOf'
import { insistOnStaff } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { hasPassword, readIdentities, readPasskeys } from '@/queries/users/readFactors'
import { inTransaction, query } from '../../shared/transaction'
import { lockActiveUser } from '../startSession'
import { insistOnConfirmed } from './confirmItsYou'
import { newCodeSet, storeCodeSet } from './recoveryCodes'
import { mailToOwner } from '../securityMail'
import { checkFirstCode, lockFactorPolicy, makeSeed, shownCodes, type NewSeed } from './setup'

/** Locks the caller's row: this serialises changes of their factors. */
export const lockOwner = async (req: PayloadRequest, id: number) => {
  const user = await lockActiveUser(req, id)
  if (!user) throw new Refusal('signInFirst')
  return { ...user, ...(await lockFactorPolicy(req, id)) }
}

/** Setting up a factor and moving it to another phone need the same permission. */
export const lockWhoMaySetUp = async (req: PayloadRequest, id: number) => {
  const owner = await lockOwner(req, id)
  if (owner.policy === 'off') throw new Refusal('factorOff')
  return owner
}

/** @throws Refusal `lastFactor`, `breakGlassKeepsFactor` */
export const refuseLastFactor = (
  owner: Pick<Awaited<ReturnType<typeof lockFactorPolicy>>, 'policy' | 'isBreakGlass'>,
): void => {
  if (owner.policy === 'required') throw new Refusal('lastFactor')
  if (owner.isBreakGlass) throw new Refusal('breakGlassKeepsFactor')
}

/**
 * Refuses a removal after which the user could not sign in any more: without a password, a passkey
 * for the current address, or an account at the current provider of single sign-on. The caller has
 * locked the user's row, and removed one of them.
 * @throws Refusal `lastWayIn`
 */
export const refuseLastWayIn = async (req: PayloadRequest, userId: number): Promise<void> => {
  if (await hasPassword(req, userId)) return
  const ways = [...(await readPasskeys(req, userId)), ...(await readIdentities(req, userId))]
  if (!ways.some(({ isUsable }) => isUsable)) throw new Refusal('lastWayIn')
}

const refuseWithout = (hasFactor: boolean) => {
  if (!hasFactor) throw new Refusal('noFactor')
}

/** Removes all factors of a user and the recovery codes; the caller has locked the user's row. */
export const deleteFactors = async (req: PayloadRequest, userId: number): Promise<void> => {
  await query(req, sql`delete from user_factors where user_id = ${userId}`)
  await query(req, sql`delete from passkeys where user_id = ${userId}`)
  await query(req, sql`delete from passkey_challenges where user_id = ${userId}`)
  await query(req, sql`delete from recovery_codes where user_id = ${userId}`)
  await query(req, sql`delete from sign_in_steps where user_id = ${userId}`)
}

/**
 * Creates a new seed for the caller. It becomes active with its first code (`enableFactor`); until
 * then the current factor stays.
 * @throws Refusal `signInFirst`, `notAllowed` for programs, `confirmItsYou`, `factorOff`
 */
export const beginFactor = async (req: PayloadRequest): Promise<NewSeed> => {
  const userId = insistOnStaff(req)
  await insistOnConfirmed(req)
  const site = await siteTitleOf(req.payload)
  return inTransaction(req, async () => {
    const { email } = await lockWhoMaySetUp(req, userId)
    return makeSeed(req, { userId, account: email, site })
  })
}

/**
 * Enables the second factor with the first code of its authenticator, replacing the former one.
 * @param args.code of `readVerificationCode`
 * @returns the recovery codes, which are never shown again
 * @throws Refusal `signInFirst`, `notAllowed`, `confirmItsYou`, `factorOff`, `setupExpired` when no
 *   setup is pending, `invalidInput` for a wrong code, `tooManyAttempts`, `overloaded`
 */
export const enableFactor = async (args: {
  req: PayloadRequest
  code: string
}): Promise<string[]> => {
  const { req, code } = args
  const userId = insistOnStaff(req)
  await insistOnConfirmed(req)
  const { turnOn, settle } = await checkFirstCode({ req, userId, code })
  const codes = await inTransaction(req, async () => {
    await lockWhoMaySetUp(req, userId)
    return turnOn()
  })
  await settle()
  return codes
}

/**
 * Replaces all recovery codes.
 * @returns the codes, which are never shown again
 * @throws Refusal `signInFirst`, `notAllowed`, `confirmItsYou`, `noFactor`, `overloaded`
 */
export const renewCodes = async (req: PayloadRequest): Promise<string[]> => {
  const userId = insistOnStaff(req)
  await insistOnConfirmed(req)
  const set = await newCodeSet()
  await inTransaction(req, async () => {
    refuseWithout((await lockOwner(req, userId)).hasFactor)
    await storeCodeSet(req, { userId, set })
    await mailToOwner(req, { userId, event: 'codesMade' })
  })
  return shownCodes(set.codes)
}

/**
 * Turns the caller's verification codes off. Recovery codes stay while there is a passkey.
 * @throws Refusal `signInFirst`, `notAllowed`, `confirmItsYou`, `noFactor`, `lastFactor` while the
 *   role requires a factor and there is no passkey, `breakGlassKeepsFactor`
 */
export const removeFactor = async (req: PayloadRequest): Promise<void> => {
  const userId = insistOnStaff(req)
  await insistOnConfirmed(req)
  await inTransaction(req, async () => {
    const { policy, isBreakGlass } = await lockOwner(req, userId)
    const removed = await query<{ isOn: boolean }>(
      req,
      sql`delete from user_factors where user_id = ${userId}
          returning confirmed_at is not null as "isOn"`,
    )
    refuseWithout(removed.some(({ isOn }) => isOn))
    const isLast = !(await lockFactorPolicy(req, userId)).hasFactor
    if (isLast) refuseLastFactor({ policy, isBreakGlass })
    if (isLast) await deleteFactors(req, userId)
    await mailToOwner(req, { userId, event: 'removed' })
  })
}
