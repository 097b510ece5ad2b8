import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { noteCaller } from '@/lib/auditContext'
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
 * Signs a person in by a passkey alone: with the user verification that is required it is two factors,
 * something they have and what unlocks it. Guesses at passwords do not close it.
 * @param args.isRemembered 30 days instead of 8 hours
 * @param args.ip where the request comes from, for the limits
 * @param args.deviceOf what the device kept from an earlier sign-in to an address
 * @returns as `signIn` does, with the address of the account
 * @throws Refusal `passkeyRefused` for whatever is wrong, an unknown passkey and a suspended user
 *   alike; `tooManyAttempts`
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
  if (!owner || !use) {
    await limits.count('fail-ip', byIp)
    await limits.count('fail-passkey', byPasskey)
    if (owner)
      await recordEvent({
        req,
        action: 'signInRefused',
        subject: 'users',
        document: owner.id,
        details: { email: owner.email },
      })
    throw new Refusal('passkeyRefused')
  }
  const { id, email, name } = owner
  // The request is still anonymous: the trail names the owner of the passkey as the actor.
  noteCaller({ collection: 'users', id, name })
  const deviceId = knownDevice({ payload, email, token: args.deviceOf(email), now: new Date() })
  const signedIn = await inTransaction(req, async () => {
    const user = await lockActiveUser(req, id)
    if (!user || user.email !== email) throw new Refusal('passkeyRefused')
    await use()
    return startSession({ req, id, email, isRemembered, deviceId, now: user.now })
  })
  await limits.forget('fail-passkey', byPasskey)
  await signInLimits(payload, { email, ip, deviceId }).countSuccess()
  return { ...signedIn, email }
}
