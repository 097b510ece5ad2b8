import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import type { RelyingParty } from '@/domain/users/passkeys'
import { siteTitleOf } from '@/queries/settings/siteOf'
import { query } from '../../shared/transaction'
import { insistOnParty, PASSKEY_TIMEOUT_MS, type PasskeyQuestion } from './assertion'
import { useUpChallenge, type ChallengeUse } from './challenges'
import { readClientData, type Registration } from './responses'

/** ES256, RS256 and EdDSA: supported by authenticators and by every supported Node.js. */
const ALGORITHMS = [-7, -257, -8]

/** A stored passkey, which a device must not register again. */
export type OwnCredential = { credentialId: string; transports: string[] }

/** The user handle of the first passkey of a user: random, so that it names nobody. */
export const newHandle = (): string => randomBytes(32).toString('base64url')

/**
 * The registration options for a browser: user verification and a resident key are required.
 * @param args.challenge of `openChallenge`
 * @param args.handle one for all passkeys of a user
 * @param args.own the passkeys that the user has
 */
export const registrationQuestion = async (
  req: PayloadRequest,
  args: {
    party: RelyingParty
    challenge: Uint8Array<ArrayBuffer>
    handle: string
    account: { email: string; name: string }
    own: readonly OwnCredential[]
  },
): Promise<PasskeyQuestion> => {
  const { party, challenge, handle, account, own } = args
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: await siteTitleOf(req.payload),
    rpID: party.id,
    userName: account.email,
    userID: new Uint8Array(Buffer.from(handle, 'base64url')),
    userDisplayName: account.name,
    challenge,
    timeout: PASSKEY_TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { ...options }
}

/** A new passkey whose registration was checked. */
export type NewPasskey = {
  credentialId: string
  publicKey: string
  handle: string
  rpId: string
  counter: number
  isSynced: boolean
  transports: string[]
}

/**
 * Checks a registration, outside of any transaction: the challenge is used up first, whatever the
 * result.
 * @param args.use what the challenge was bound to
 * @throws Refusal `passkeysUnavailable`; `invalidInput` with `passkeyRefused` at the field for every
 *   failed check
 */
export const checkRegistration = async (
  req: PayloadRequest,
  { use, registration }: { use: ChallengeUse; registration: Registration },
): Promise<NewPasskey> => {
  const party = insistOnParty()
  const client = readClientData(registration.response.clientDataJSON)
  const open = client && (await useUpChallenge(req, { use, challenge: client.challenge }))
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified =
    open &&
    (await verifyRegistrationResponse({
      response: {
        ...registration,
        response: { ...registration.response, transports: undefined },
        clientExtensionResults: {},
      },
      expectedChallenge: client.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null))
  const made = verified?.registrationInfo
  // The library does not compare the response's id with the signed one.
  if (!open?.handle || !made || made.credential.id !== registration.id)
    throw new Refusal('invalidInput', {
      fields: [{ path: 'registration', code: 'passkeyRefused' }],
    })
  return {
    credentialId: made.credential.id,
    publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
    handle: open.handle,
    rpId: party.id,
    counter: made.credential.counter,
    isSynced: made.credentialDeviceType === 'multiDevice',
    transports: registration.response.transports ?? [],
  }
}

/**
 * Stores a passkey, in the transaction that has locked the user's row.
 * @param args.name by which its owner knows it
 * @throws Refusal `passkeyExists` when it is already registered, for any user
 */
export const storePasskey = async (
  req: PayloadRequest,
  { userId, name, made }: { userId: number; name: string; made: NewPasskey },
): Promise<void> => {
  const stored = await query(
    req,
    sql`insert into passkeys (user_id, credential_id, public_key, user_handle, rp_id, counter,
          is_synced, transports, name)
        values (${userId}, ${made.credentialId}, ${made.publicKey}, ${made.handle}, ${made.rpId},
          ${made.counter}, ${made.isSynced}, ${JSON.stringify(made.transports)}::jsonb, ${name})
        on conflict (credential_id) do nothing returning id`,
  )
  if (stored.length === 0) throw new Refusal('passkeyExists')
}
