import type { PayloadRequest } from 'payload'
import { siteTitleOf } from '@/queries/settings/siteOf'
import { Refusal } from '@/domain/shared/refusal'
import { noteCaller } from '@/lib/auditContext'
import { inTransaction } from '../../shared/transaction'
import { knownDevice } from '../knownDevice'
import { signInLimits } from '../signInLimits'
import { startSession, type SignIn } from '../startSession'
import { checkFirstCode, lockFactorPolicy, makeSeed, type NewSeed } from './setup'
import { closeStep, lockStep, readStep, takeAttempt } from './signInStep'

/**
 * Refuses who need not enrol (any more): they have a second factor by now, which a password alone
 * must not replace, or the role no longer asks for it. They sign in again.
 */
const insistOnNeed = async (req: PayloadRequest, userId: number) => {
  if (!(await lockFactorPolicy(req, userId)).mustEnrol) throw new Refusal('stepExpired')
}

/**
 * Makes a seed for a user who gave the right password and has to set up a second factor before
 * they are signed in. Of several tabs the last one counts.
 * @param args.token what the browser kept of the first step
 * @throws Refusal `stepExpired` for a step that is over, used or spent, after another password or a
 *   suspension, and when no factor has to be set up any more
 */
export const beginEnrolment = async (args: {
  req: PayloadRequest
  token: string
}): Promise<NewSeed> => {
  const { req, token } = args
  const { userId, email, name, mark } = await readStep(req, token, 'enrol')
  noteCaller({ collection: 'users', id: userId, name })
  const site = await siteTitleOf(req.payload)
  return inTransaction(req, async () => {
    await lockStep(req, { userId, email, mark })
    await insistOnNeed(req, userId)
    return makeSeed(req, { userId, account: email, site })
  })
}

/**
 * Turns the factor on with its first code, and starts the session: in one transaction, so that
 * there is no session without a factor, and of concurrent uses one succeeds.
 * @param args as of `completeSignIn`, with the code of `readVerificationCode`
 * @returns as `completeSignIn` does, with the recovery codes, which are never shown again
 * @throws Refusal `stepExpired` as `beginEnrolment`; `setupExpired` when nothing waits for a code,
 *   `invalidInput` for a wrong one, `tooManyAttempts`, `overloaded`
 */
export const completeEnrolment = async (args: {
  req: PayloadRequest
  token: string
  code: string
  ip: string
  deviceOf: (email: string) => string | undefined
}): Promise<SignIn & { email: string; codes: string[] }> => {
  const { req, token, code, ip } = args
  const { payload } = req
  const { userId, email, name, mark, isRemembered } = await takeAttempt(req, token, 'enrol')
  const { turnOn, settle } = await checkFirstCode({ req, userId, code })
  // The request is still anonymous: the trail names the owner of the password as the actor.
  noteCaller({ collection: 'users', id: userId, name })
  const deviceId = knownDevice({ payload, email, token: args.deviceOf(email), now: new Date() })
  const done = await inTransaction(req, async () => {
    const { now } = await lockStep(req, { userId, email, mark })
    await closeStep(req, token)
    await insistOnNeed(req, userId)
    const codes = await turnOn()
    const signedIn = await startSession({ req, id: userId, email, isRemembered, deviceId, now })
    return { ...signedIn, codes }
  })
  await settle()
  await signInLimits(payload, { email, ip, deviceId }).countSuccess()
  return { ...done, email }
}
