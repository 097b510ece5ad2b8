import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { readRows } from '@/queries/shared/rows'
import { query } from '../../shared/transaction'
import { counterKey } from '../../limits/limitersFor'
import { checkAssertion } from '../passkeys/assertion'
import type { Assertion } from '../passkeys/responses'
import { rateLimiters } from '../rateLimiters'
import { findRecoveryCode } from './recoveryCodes'
import { openSeed } from './seed'
import { mailToOwner } from '../securityMail'
import { stepOfCode } from './verificationCode'

/** The proof of a second factor, in its canonical form. */
export type Proof =
  | { kind: 'code' | 'recovery'; value: string }
  | { kind: 'passkey'; value: Assertion }

export type Proved = {
  /**
   * Uses the proof up, in the request's transaction.
   * @throws Refusal `wrongCode` when it was used meanwhile, or a later code was; `passkeyRefused`
   */
  use: () => Promise<void>
  /** Takes the attempt off the limits, once the transaction is committed. */
  settle: () => Promise<void>
}

type Factor = { id: number; sealed: string; now: Date | string }

/**
 * The time step of a code for a stored factor.
 * @returns null for a wrong code
 * @throws Refusal `factorUnreadable` when the seed was sealed with another secret
 */
export const stepOf = (userId: number, factor: Factor, code: string): number | null => {
  const owner = { userId, factorId: factor.id }
  const seed = openSeed({ sealed: factor.sealed, secret: env.PAYLOAD_SECRET, owner })
  if (!seed) throw new Refusal('factorUnreadable')
  return stepOfCode({ seed, code, now: new Date(factor.now) })
}

/**
 * Limits guesses at the codes of an account, over all its steps and sessions. A guess needs
 * the password, so the user gets a mail. Recovery codes are too long to be guessed.
 */
export const codeLimits = (req: PayloadRequest, userId: number) => {
  const limits = rateLimiters(req.payload)
  const key = counterKey('factor', String(userId))
  return {
    /** Counts before the code is looked at: a burst meets its own attempts. */
    take: async () => {
      await limits.take('factor-code', key)
      await limits.take('factor-day', key)
    },
    settle: async () => {
      await limits.forget('factor-code', key)
      await limits.giveBack('factor-day', key)
    },
    /** Mails the user when no guess is left, at most once in the period of the limit. */
    warn: async () => {
      if (!(await limits.hasReached('factor-code', key))) return
      if (await limits.count('factor-mail', key))
        await mailToOwner(req, { userId, event: 'guessed' })
    },
  }
}

const checkCode = async (args: {
  req: PayloadRequest
  userId: number
  code: string
}): Promise<Proved | null> => {
  const { req, userId, code } = args
  const limits = codeLimits(req, userId)
  await limits.take()
  const [factor] = await readRows<Factor>(
    req,
    sql`select id, sealed, clock_timestamp() as now from user_factors
         where user_id = ${userId} and kind = 'totp' and confirmed_at is not null`,
  )
  const step = factor ? stepOf(userId, factor, code) : null
  if (!factor || step === null) {
    await limits.warn()
    return null
  }
  const use = async () => {
    // The guard of the row: of concurrent uses of one step one passes, in whatever instance.
    const used = await query(
      req,
      sql`update user_factors set last_step = ${step}, last_used_at = now()
           where id = ${factor.id} and (last_step is null or last_step < ${step}) returning id`,
    )
    if (used.length === 0) throw new Refusal('wrongCode')
  }
  return { use, settle: limits.settle }
}

const checkRecovery = async (args: {
  req: PayloadRequest
  userId: number
  code: string
}): Promise<Proved | null> => {
  const { req, userId } = args
  const id = await findRecoveryCode(args)
  if (id === null) return null
  const use = async () => {
    const used = await query(
      req,
      sql`update recovery_codes set used_at = now()
           where id = ${id} and used_at is null returning id`,
    )
    if (used.length === 0) throw new Refusal('wrongCode')
    await mailToOwner(req, { userId, event: 'recoveryUsed' })
  }
  return { use, settle: async () => {} }
}

/** What its challenge is bound to: the step of a sign-in, or the session that is confirmed. */
type Asked = { purpose: 'factor' | 'confirm'; binding: string }

const checkPasskey = async (args: {
  req: PayloadRequest
  userId: number
  assertion: Assertion
  asked: Asked
}): Promise<Proved | null> => {
  const { req, userId, assertion, asked } = args
  const { use } = await checkAssertion(req, { use: { ...asked, userId }, assertion })
  return use && { use, settle: async () => {} }
}

/**
 * Checks a verification code, a recovery code or the answer of a passkey of a user, outside of any
 * transaction: limits and hashes take connections and time of their own.
 * @param args.asked what a passkey was asked for
 * @returns how to use it up; null for a wrong one
 * @throws Refusal `tooManyAttempts`, `factorUnreadable`, `overloaded`
 */
export const checkProof = (args: {
  req: PayloadRequest
  userId: number
  proof: Proof
  asked: Asked
}): Promise<Proved | null> => {
  const { req, userId, proof, asked } = args
  if (proof.kind === 'passkey') return checkPasskey({ req, userId, assertion: proof.value, asked })
  const check = proof.kind === 'code' ? checkCode : checkRecovery
  return check({ req, userId, code: proof.value })
}
