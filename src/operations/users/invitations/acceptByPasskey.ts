import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { deviceOf } from '@/domain/users/deviceOf'
import { PASSKEY_NAME_LENGTH } from '@/domain/users/passkeys'
import { localeOfRequest } from '@/i18n/requestLocale'
import { translate } from '@/i18n/translate'
import { noteCaller } from '@/lib/auditContext'
import { tokenHash } from '@/lib/tokenHash'
import { readFactorPolicy } from '@/queries/users/factorPolicy'
import { newCodeSet, storeCodeSet } from '../factors/recoveryCodes'
import { lockFactorPolicy, shownCodes } from '../factors/setup'
import { insistOnParty, type PasskeyQuestion } from '../passkeys/assertion'
import { openChallenge, type ChallengeUse } from '../passkeys/challenges'
import {
  checkRegistration,
  newHandle,
  registrationQuestion,
  storePasskey,
} from '../passkeys/registration'
import type { Registration } from '../passkeys/responses'
import { removePassword } from '../passwordHash'
import { mailToOwner } from '../securityMail'
import { deviceIn } from '../sessionDevice'
import { closeAccepted } from './acceptInvitation'
import { invitedBy } from './invitedBy'

/** Binds a challenge to the link: neither another invitation nor a session can respond to it. */
const useOf = (userId: number, stored: string): ChallengeUse => ({
  purpose: 'add',
  userId,
  binding: `invitation ${stored}`,
})

/**
 * Creates registration options for a passkey instead of the first password.
 * @param args.token of the link
 * @param args.ip where the request comes from, for the limit
 * @returns the options for a browser
 * @throws Refusal `invitationOver` as `acceptInvitation`, except that the rights of its sender are
 *   checked when it is accepted; `factorOff` where the role allows no passkeys;
 *   `passkeysUnavailable`, `tooManyAttempts`
 */
export const beginInvitationPasskey = async (args: {
  req: PayloadRequest
  token: string
  ip: string
}): Promise<PasskeyQuestion> => {
  const { req, token, ip } = args
  const stored = tokenHash(token)
  const { id, email, name } = await invitedBy(req, stored)
  const party = insistOnParty()
  const { policy } = await readFactorPolicy(req, id)
  if (policy === 'off') throw new Refusal('factorOff')
  const handle = newHandle()
  const challenge = await openChallenge(req, { use: useOf(id, stored), askedBy: ip, handle })
  return registrationQuestion(req, { party, challenge, handle, account: { email, name }, own: [] })
}

/** Default name of the passkey: browser and system of the request. */
const nameOf = (req: PayloadRequest): string => {
  const { browser, system } = deviceOf(deviceIn(req.headers).userAgent)
  const name = [browser, system].filter(Boolean).join(' · ')
  return (name || translate(localeOfRequest(req), 'factors.passkey')).slice(0, PASSKEY_NAME_LENGTH)
}

/**
 * Accepts an invitation with a passkey instead of a password. The account then has no password.
 * Starts no session: they sign in with the passkey.
 * @param args.token of the link; works once, for a week
 * @param args.registration the response to `beginInvitationPasskey`
 * @returns recovery codes, which are never shown again
 * @throws Refusal `invitationOver` as `acceptInvitation`; `invalidInput` at the field for a refused
 *   response; `factorOff`, `passkeysUnavailable`, `passkeyExists`, `overloaded`
 */
export const acceptByPasskey = async (args: {
  req: PayloadRequest
  token: string
  registration: Registration
}): Promise<string[]> => {
  const { req, token, registration } = args
  const stored = tokenHash(token)
  const { id, name } = await invitedBy(req, stored)
  // The request is anonymous: this makes the trail name the recipient of the link as the actor.
  noteCaller({ collection: 'users', id, name })
  const made = await checkRegistration(req, { use: useOf(id, stored), registration })
  // Derived before the lock: it takes a third of a second.
  const set = await newCodeSet()
  const store = async () => {
    if ((await lockFactorPolicy(req, id)).policy === 'off') throw new Refusal('factorOff')
    await storePasskey(req, { userId: id, name: nameOf(req), made })
    await storeCodeSet(req, { userId: id, set })
    await removePassword(req, id)
    await mailToOwner(req, { userId: id, event: 'passkeyAdded' })
  }
  await closeAccepted(req, { stored, id, store })
  return shownCodes(set.codes)
}
