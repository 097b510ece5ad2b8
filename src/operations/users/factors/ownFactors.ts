import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { inFours, setupAddress } from '@/domain/users/factors'
import { env } from '@/lib/env'
import { readRows } from '@/queries/shared/rows'
import { companySettings, PRODUCT_NAME } from '@/queries/settings/companySettings'
import { inTransaction, query } from '../../shared/transaction'
import { lockActiveUser } from '../startSession'
import { insistOnConfirmed } from './confirmItsYou'
import { codeLimits, stepOf } from './proof'
import { newCodeSet, storeCodeSet } from './recoveryCodes'
import { sealSeed } from './seed'
import { mailToOwner } from './securityMail'
import { secretOf } from './verificationCode'

/** RFC 4226 recommends 160 bits. */
const SEED_BYTES = 20
/** How long a new seed waits for its first code, in minutes. */
const SETUP_MINUTES = 10

/** The caller, whose row is locked: changes of their factor come one after the other. */
const lockOwner = async (req: PayloadRequest, id: number) => {
  const user = await lockActiveUser(req, id)
  if (!user) throw new Refusal('signInFirst')
  return user
}

const refuseWithout = (hasFactor: boolean) => {
  if (!hasFactor) throw new Refusal('noFactor')
}

const shown = (codes: readonly string[]) => codes.map((code) => inFours(code, '-'))

/** Removes every factor of a user with its recovery codes; the caller has locked the user's row. */
export const deleteFactors = async (req: PayloadRequest, userId: number): Promise<void> => {
  await query(req, sql`delete from user_factors where user_id = ${userId}`)
  await query(req, sql`delete from recovery_codes where user_id = ${userId}`)
  await query(req, sql`delete from sign_in_steps where user_id = ${userId}`)
}

/**
 * Makes a new seed for the caller. It counts from its first code on (`enableFactor`); until then the
 * factor there is stays the one that is asked for.
 * @returns the secret as it is typed, and the address that a QR code says
 * @throws Refusal `signInFirst`, `notAllowed` for programs, `confirmItsYou`
 */
export const beginFactor = async (
  req: PayloadRequest,
): Promise<{ secret: string; address: string }> => {
  const userId = insistOnStaff(req)
  await insistOnConfirmed(req)
  const site = (await companySettings({ payload: req.payload })).siteTitle ?? PRODUCT_NAME
  const seed = randomBytes(SEED_BYTES)
  return inTransaction(req, async () => {
    const { email } = await lockOwner(req, userId)
    await query(
      req,
      sql`delete from user_factors where user_id = ${userId} and confirmed_at is null`,
    )
    const [row] = await query<{ id: number }>(
      req,
      sql`select nextval('user_factors_id_seq')::int as id`,
    )
    const factorId = Number(row?.id)
    const sealed = sealSeed({ seed, secret: env.PAYLOAD_SECRET, owner: { userId, factorId } })
    await query(
      req,
      sql`insert into user_factors (id, user_id, kind, sealed)
          values (${factorId}, ${userId}, 'totp', ${sealed})`,
    )
    const secret = secretOf(seed)
    return { secret, address: setupAddress({ secret, account: email, site }) }
  })
}

type Waiting = { id: number; sealed: string; now: Date | string }

const waitingFactor = async (req: PayloadRequest, userId: number): Promise<Waiting> => {
  const [row] = await readRows<Waiting>(
    req,
    sql`select id, sealed, clock_timestamp() as now from user_factors
         where user_id = ${userId} and confirmed_at is null
           and created_at > now() - make_interval(mins => ${SETUP_MINUTES})`,
  )
  if (!row) throw new Refusal('setupExpired')
  return row
}

/**
 * Turns the second factor on with the first code of its authenticator, in place of the one before.
 * @param args.code of `readVerificationCode`
 * @returns the recovery codes, which are never shown again
 * @throws Refusal `signInFirst`, `notAllowed`, `confirmItsYou`, `setupExpired` when nothing waits for
 *   a code, `invalidInput` for a wrong one, `tooManyAttempts`, `overloaded`
 */
export const enableFactor = async (args: {
  req: PayloadRequest
  code: string
}): Promise<string[]> => {
  const { req, code } = args
  const userId = insistOnStaff(req)
  await insistOnConfirmed(req)
  const limits = codeLimits(req, userId)
  const waiting = await waitingFactor(req, userId)
  await limits.take()
  const step = stepOf(userId, waiting, code)
  if (step === null)
    throw new Refusal('invalidInput', { fields: [{ path: 'code', code: 'wrongCode' }] })
  const set = await newCodeSet()
  await inTransaction(req, async () => {
    await lockOwner(req, userId)
    await query(
      req,
      sql`delete from user_factors where user_id = ${userId} and confirmed_at is not null`,
    )
    const enabled = await query(
      req,
      sql`update user_factors set confirmed_at = now(), last_step = ${step}
           where id = ${waiting.id} and confirmed_at is null returning id`,
    )
    // Begun anew in another tab meanwhile.
    if (enabled.length === 0) throw new Refusal('setupExpired')
    await storeCodeSet(req, { userId, set })
    await mailToOwner(req, { userId, event: 'added' })
  })
  await limits.settle()
  return shown(set.codes)
}

/**
 * Puts new recovery codes in place of all earlier ones.
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
  return shown(set.codes)
}

/**
 * Turns the caller's second factor off.
 * @throws Refusal `signInFirst`, `notAllowed`, `confirmItsYou`, `noFactor`
 */
export const removeFactor = async (req: PayloadRequest): Promise<void> => {
  const userId = insistOnStaff(req)
  await insistOnConfirmed(req)
  await inTransaction(req, async () => {
    refuseWithout((await lockOwner(req, userId)).hasFactor)
    await deleteFactors(req, userId)
    await mailToOwner(req, { userId, event: 'removed' })
  })
}
