import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { noteCaller } from '@/lib/auditContext'
import { entersAlone } from '@/queries/users/emergencyAccess'
import { recordEvent } from '../../audit/recordEvent'
import { counterKey } from '../../limits/limitersFor'
import { inTransaction } from '../../shared/transaction'
import { knownDevice } from '../knownDevice'
import { rateLimiters } from '../rateLimiters'
import { signInLimits } from '../signInLimits'
import { lockActiveUser, startSession, type SignIn } from '../startSession'
import { checkAssertion } from './assertion'
import type { Assertion } from './responses'

/**
 * Signs a user in by a passkey alone: with the required user verification it counts as two factors.
 * Failed password attempts do not block it.
 * @param args.isRemembered 30 days instead of 8 hours
 * @param args.ip where the request comes from, for the limits
 * @param args.deviceOf reads the device cookie for an e-mail address
 * @returns as `signIn` does, with the address of the account
 * @throws Refusal `passkeyRefused` for every failed check, an unknown passkey and a suspended user
 *   alike; `passwordSignInClosed` where only the provider may sign its owner in; `tooManyAttempts`
 */
export const signInByPasskey = async (args: {
  req: PayloadRequest
  assertion: Assertion
  isRemembered: boolean
  ip: string
  deviceOf: (email: string) => string | undefined
}): Promise<SignIn & { email: string }> => {
  const { req, assertion, isRemembered, ip } = args
  const { payload } = req
  const limits = rateLimiters(payload)
  const [byIp, byPasskey] = [counterKey(ip), counterKey('passkey', assertion.id, ip)]
  await limits.refuseAt('fail-ip', byIp)
  await limits.refuseAt('fail-passkey', byPasskey)
  const { owner, use } = await checkAssertion(req, { use: { purpose: 'signIn' }, assertion })
  const isClosed = owner !== null && use !== null && !(await entersAlone(req, owner.id))
  if (!owner || !use || isClosed) {
    // A refusal because passwords are off was no guess.
    if (!isClosed) {
      await limits.count('fail-ip', byIp)
      await limits.count('fail-passkey', byPasskey)
    }
    if (owner)
      await recordEvent({
        req,
        action: 'signInRefused',
        subject: 'users',
        document: owner.id,
        details: { email: owner.email },
      })
    throw new Refusal(isClosed ? 'passwordSignInClosed' : 'passkeyRefused')
  }
  const { id, email, name } = owner
  // The request is still anonymous: this makes the trail name the owner of the passkey as the
  // actor.
  noteCaller({ collection: 'users', id, name })
  const deviceId = knownDevice({ payload, email, token: args.deviceOf(email), now: new Date() })
  const signedIn = await inTransaction(req, async () => {
    const user = await lockActiveUser(req, id)
    if (!user || user.email !== email) throw new Refusal('passkeyRefused')
    await use()
    const session = { isRemembered, deviceId, now: user.now, by: ['passkey'] as const }
    return startSession({ req, id, email, ...session })
  })
  await limits.forget('fail-passkey', byPasskey)
  await signInLimits(payload, { email, ip, deviceId }).countSuccess()
  return { ...signedIn, email }
}
