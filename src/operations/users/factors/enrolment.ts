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
 * Refuses enrolment that is no longer required: the user has a second factor by now, which a
 * password alone must not replace, or the role no longer requires one. They sign in again.
 */
const insistOnNeed = async (req: PayloadRequest, userId: number) => {
  if (!(await lockFactorPolicy(req, userId)).mustEnrol) throw new Refusal('stepExpired')
}

/**
 * Creates a seed for a user who gave the right password and must set up a second factor before they
 * are signed in. Of several tabs the last one counts.
 * @param args.token of the first step, kept by the browser
 * @throws Refusal `stepExpired` for a step that is expired or used, after another password or a
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
 * Enables the factor with its first code and starts the session, in one transaction: there is no
 * session without a factor, and of concurrent uses one succeeds.
 * @param args as of `completeSignIn`, with the code of `readVerificationCode`
 * @returns as `completeSignIn` does, with the recovery codes, which are never shown again
 * @throws Refusal `stepExpired` as `beginEnrolment`; `setupExpired` when no setup is pending,
 *   `invalidInput` for a wrong code, `tooManyAttempts`, `overloaded`
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
  const step = await takeAttempt(req, token, 'enrol')
  const { userId, email, name, mark, isRemembered, isByProvider } = step
  const { turnOn, settle } = await checkFirstCode({ req, userId, code })
  // The request is still anonymous: this makes the trail name the owner of the password as the
  // actor.
  noteCaller({ collection: 'users', id: userId, name })
  const deviceId = knownDevice({ payload, email, token: args.deviceOf(email), now: new Date() })
  const done = await inTransaction(req, async () => {
    const { now } = await lockStep(req, { userId, email, mark })
    await closeStep(req, token)
    await insistOnNeed(req, userId)
    const codes = await turnOn()
    const by = [isByProvider ? 'provider' : 'password', 'code'] as const
    const session = { isRemembered, deviceId, now, by }
    const signedIn = await startSession({ req, id: userId, email, ...session })
    return { ...signedIn, codes }
  })
  await settle()
  await signInLimits(payload, { email, ip, deviceId }).countSuccess()
  return { ...done, email }
}
