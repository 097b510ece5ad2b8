import type { Payload } from 'payload'
import { counterKey } from '../limits/limitersFor'
import { rateLimiters } from './rateLimiters'

export type SignInAttempt = {
  email: string
  ip: string
  /** From `knownDevice`: the device signed in to this account before. */
  deviceId: string | null
}

/**
 * Limits password guesses without locking the owner out:
 *
 * - a known device has a separate limit, and no other applies to it;
 * - any other client has a limit for the account from its address, and one for all accounts;
 * - an account that is attacked from many addresses stays open to its known addresses. All others
 *   share one attempt in ten seconds, and have one guess instead of five.
 *
 * Unknown accounts are counted alike. Payload's own lock after failed sign-ins is never used: it
 * would lock the account for everybody.
 * @param payload the running instance
 * @param attempt the canonical address and where the request comes from
 */
export const signInLimits = (payload: Payload, { email, ip, deviceId }: SignInAttempt) => {
  const limits = rateLimiters(payload)
  const byIp = counterKey(ip)
  const byAccount = counterKey(email)
  const byPair = counterKey(email, ip)

  const refuseElsewhere = async () => {
    await limits.refuseAt('fail-ip', byIp)
    await limits.refuseAt('fail-pair', byPair)
    if (!(await limits.hasReached('fail-account', byAccount))) return
    if (await limits.hasReached('known-pair', byPair, 1)) return
    await limits.refuseAt('fail-pair', byPair, 1)
    await limits.take('turn-account', byAccount)
  }

  return {
    /** @throws Refusal `tooManyAttempts`, even for the right password */
    refuseFlood: () =>
      deviceId === null ? refuseElsewhere() : limits.refuseAt('fail-device', deviceId),
    countFailure: async () => {
      if (deviceId !== null) return void (await limits.count('fail-device', deviceId))
      await limits.count('fail-ip', byIp)
      await limits.count('fail-pair', byPair)
      await limits.count('fail-account', byAccount)
    },
    countSuccess: async () => {
      if (deviceId !== null) await limits.forget('fail-device', deviceId)
      await limits.forget('fail-pair', byPair)
      await limits.remember('known-pair', byPair)
    },
  }
}

/**
 * Counts the use of a mailed link: for a new password, or of an invitation.
 * @throws Refusal `tooManyAttempts`
 */
export const limitResets = (payload: Payload, ip: string): Promise<void> =>
  rateLimiters(payload).take('reset-ip', counterKey(ip))

/**
 * Counts a request for a reset link: a limit for each address, and a lower one for each account
 * from there. Whether the account exists makes no difference.
 * @throws Refusal `tooManyAttempts`
 */
export const limitForgotten = async (payload: Payload, args: { email: string; ip: string }) => {
  const limits = rateLimiters(payload)
  await limits.take('forgot-ip', counterKey(args.ip))
  await limits.take('forgot-pair', counterKey(args.email, args.ip))
}

/** Counts a reset link for an account; false when enough were sent. */
export const mayMailReset = (payload: Payload, email: string): Promise<boolean> =>
  rateLimiters(payload).count('forgot-account', counterKey(email))

/**
 * Limits guesses at the current password within one session, as by a stranger at an unlocked
 * computer; the owner can still change the password in another. Call it in a hash slot: each check
 * takes a connection in addition to that of the request's transaction.
 * @param session of the caller: the user's id and that of the session
 */
export const ownPasswordLimit = (
  payload: Payload,
  session: { userId: number | string; sessionId: string },
) => {
  const limits = rateLimiters(payload)
  const key = counterKey(String(session.userId), session.sessionId)
  return {
    /** @throws Refusal `tooManyAttempts`, even for the right password */
    refuseFlood: () => limits.refuseAt('own-password', key),
    countFailure: () => limits.count('own-password', key),
  }
}
