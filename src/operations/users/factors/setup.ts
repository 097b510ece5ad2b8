import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { inFours, setupAddress, type FactorPolicy } from '@/domain/users/factors'
import { env } from '@/lib/env'
import { readRows } from '@/queries/shared/rows'
import { HAS_FACTOR, MUST_ENROL } from '@/queries/users/factorPolicy'
import { query } from '../../shared/transaction'
import { codeLimits, stepOf } from './proof'
import { newCodeSet, storeCodeSet } from './recoveryCodes'
import { sealSeed } from './seed'
import { mailToOwner } from '../securityMail'
import { secretOf } from './verificationCode'

/** RFC 4226 recommends 160 bits. */
const SEED_BYTES = 20
/** Minutes for which a new seed waits for its first code. */
const SETUP_MINUTES = 10

/** Data for an authenticator: the secret for typing, and the URL in the QR code. */
export type NewSeed = { secret: string; address: string }

type LockedPolicy = {
  policy: FactorPolicy
  hasFactor: boolean
  /** The role requires a second factor, there is none, and the grace period is over. */
  mustEnrol: boolean
  /** They have emergency access, which always requires a factor. */
  isBreakGlass: boolean
}

/**
 * The second-factor policy of a user's role, locked until the end of the transaction, which has
 * locked the user's row.
 * @throws Refusal `signInFirst` when the user is deleted
 */
export const lockFactorPolicy = async (
  req: PayloadRequest,
  userId: number,
): Promise<LockedPolicy> => {
  const [row] = await query<LockedPolicy>(
    req,
    sql`select r.factor as policy, ${sql.raw(HAS_FACTOR)} as "hasFactor",
          ${sql.raw(MUST_ENROL)} as "mustEnrol", u.break_glass is true as "isBreakGlass"
        from users u join roles r on r.id = u.role_id where u.id = ${userId} for share of r`,
  )
  if (!row) throw new Refusal('signInFirst')
  return row
}

/**
 * Creates a new seed, replacing a pending one, in the transaction that has locked the user's row.
 * It becomes active with its first code.
 * @param args.account e-mail address of the user
 * @param args.site the name an authenticator shows for this installation
 */
export const makeSeed = async (
  req: PayloadRequest,
  args: { userId: number; account: string; site: string },
): Promise<NewSeed> => {
  const { userId, account, site } = args
  const seed = randomBytes(SEED_BYTES)
  await query(req, sql`delete from user_factors where user_id = ${userId} and confirmed_at is null`)
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
  return { secret, address: setupAddress({ secret, account, site }) }
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

export type FirstCode = {
  /**
   * Enables the factor, replacing the former one, in the transaction that has locked the user's
   * row. Pending sign-ins end.
   * @returns the recovery codes, which are never shown again
   * @throws Refusal `setupExpired` when another setup was started meanwhile
   */
  turnOn: () => Promise<string[]>
  /** Gives the attempt back to the limits, after the commit. */
  settle: () => Promise<void>
}

/**
 * Checks the first code of an authenticator, outside of any transaction.
 * @param args.code of `readVerificationCode`
 * @throws Refusal `setupExpired` when no setup is pending, `invalidInput` for a wrong one,
 *   `tooManyAttempts`, `overloaded`, `factorUnreadable`
 */
export const checkFirstCode = async (args: {
  req: PayloadRequest
  userId: number
  code: string
}): Promise<FirstCode> => {
  const { req, userId, code } = args
  const limits = codeLimits(req, userId)
  const waiting = await waitingFactor(req, userId)
  await limits.take()
  const step = stepOf(userId, waiting, code)
  if (step === null)
    throw new Refusal('invalidInput', { fields: [{ path: 'code', code: 'wrongCode' }] })
  const set = await newCodeSet()
  const turnOn = async () => {
    await query(
      req,
      sql`delete from user_factors where user_id = ${userId} and confirmed_at is not null`,
    )
    const enabled = await query(
      req,
      sql`update user_factors set confirmed_at = now(), last_step = ${step}
           where id = ${waiting.id} and confirmed_at is null returning id`,
    )
    // Restarted in another tab meanwhile.
    if (enabled.length === 0) throw new Refusal('setupExpired')
    await query(req, sql`delete from sign_in_steps where user_id = ${userId}`)
    await storeCodeSet(req, { userId, set })
    await mailToOwner(req, { userId, event: 'added' })
    return shownCodes(set.codes)
  }
  return { turnOn, settle: limits.settle }
}

/** Formats recovery codes for display. */
export const shownCodes = (codes: readonly string[]): string[] =>
  codes.map((code) => inFours(code, '-'))
