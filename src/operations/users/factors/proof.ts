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

/** A second-factor proof, in its canonical form. */
export type Proof =
  | { kind: 'code' | 'recovery'; value: string }
  | { kind: 'passkey'; value: Assertion }

export type Proved = {
  /**
   * Marks the proof as used, in the request's transaction.
   * @throws Refusal `wrongCode` when it or a later code was used meanwhile; `passkeyRefused`
   */
  use: () => Promise<void>
  /** Gives the attempt back to the limits, after the commit. */
  settle: () => Promise<void>
}

type Factor = { id: number; sealed: string; now: Date | string }

/**
 * The time step of a code for a stored factor.
 * @returns null for a wrong code
 * @throws Refusal `factorUnreadable` when the seed was encrypted with another secret
 */
export const stepOf = (userId: number, factor: Factor, code: string): number | null => {
  const owner = { userId, factorId: factor.id }
  const seed = openSeed({ sealed: factor.sealed, secret: env.PAYLOAD_SECRET, owner })
  if (!seed) throw new Refusal('factorUnreadable')
  return stepOfCode({ seed, code, now: new Date(factor.now) })
}

/**
 * Limits guesses at the codes of an account, over all its steps and sessions. A guess needs the
 * password, so the user gets a mail. Recovery codes are too long to guess.
 */
export const codeLimits = (req: PayloadRequest, userId: number) => {
  const limits = rateLimiters(req.payload)
  const key = counterKey('factor', String(userId))
  return {
    /** Counts before the code is checked: parallel attempts count each other. */
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
    // A conditional update: of concurrent uses of one time step only one succeeds, in any instance.
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

/** What a challenge is bound to: the sign-in step, or the session to confirm. */
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
 * Checks a verification code, a recovery code or a passkey response of a user, outside of any
 * transaction: limits and hashes take separate connections and time.
 * @param args.asked purpose of the passkey challenge
 * @returns a function that marks it as used; null for a wrong one
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
