import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { CHALLENGE_MINUTES, relyingParty, type RelyingParty } from '@/domain/users/passkeys'
import { env } from '@/lib/env'
import { readRows } from '@/queries/shared/rows'
import { query } from '../../shared/transaction'
import { openChallenge, useUpChallenge, type ChallengeUse } from './challenges'
import { readClientData, type Assertion } from './responses'

/** Request options for a browser, as WebAuthn JSON. */
export type PasskeyQuestion = Readonly<Record<string, unknown>>

export const PASSKEY_TIMEOUT_MS = CHALLENGE_MINUTES * 60_000

/**
 * @throws Refusal `passkeysUnavailable` if browsers do not support passkeys at the configured
 *   address
 */
export const insistOnParty = (): RelyingParty => {
  const party = relyingParty(env.SERVER_URL)
  if (!party) throw new Refusal('passkeysUnavailable')
  return party
}

type Stored = {
  id: number
  userId: number
  publicKey: string
  handle: string
  counter: number
  isSynced: boolean
  rpId: string
  email: string
  name: string
  status: string
}

/** The passkey is looked up by the id in the response: the library does not compare it. */
const storedAs = async (req: PayloadRequest, credentialId: string): Promise<Stored | null> => {
  const [row] = await readRows<Stored>(
    req,
    sql`select p.id, p.user_id as "userId", p.public_key as "publicKey", p.user_handle as handle,
          p.counter::float8 as counter, p.is_synced as "isSynced", p.rp_id as "rpId",
          u.email, u.name, u.status
        from passkeys p join users u on u.id = p.user_id where p.credential_id = ${credentialId}`,
  )
  return row ?? null
}

/**
 * Creates a passkey challenge.
 * @param args.askedBy as of `openChallenge`
 * @returns the options for a browser. For a sign-in they name no passkey and no account: the
 *   browser offers those it has
 * @throws Refusal `passkeysUnavailable`, `tooManyAttempts`
 */
export const askForPasskey = async (
  req: PayloadRequest,
  { use, askedBy }: { use: ChallengeUse; askedBy: string },
): Promise<PasskeyQuestion> => {
  const { id: rpID } = insistOnParty()
  const challenge = await openChallenge(req, { use, askedBy })
  const own =
    use.purpose === 'signIn'
      ? []
      : await readRows<{ id: string; transports: string[] }>(
          req,
          sql`select credential_id as id, transports from passkeys
               where user_id = ${use.userId} and rp_id = ${rpID} order by id`,
        )
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID,
    challenge,
    allowCredentials: own,
    userVerification: 'required',
    timeout: PASSKEY_TIMEOUT_MS,
  })
  return { ...options }
}

type Owner = { id: number; email: string; name: string }

export type AnsweredBy = {
  /** Owner of the passkey in the response, valid or not; null for an unknown one. */
  owner: Owner | null
  /** Marks the response as used, in the request's transaction; null for a refused one. */
  use: (() => Promise<void>) | null
}

const refused = (stored: Stored | null): AnsweredBy => ({
  owner: stored && { id: stored.userId, email: stored.email, name: stored.name },
  use: null,
})

/** A user handle in the response must be the owner's; for a sign-in it is required. */
const isHandleOf = (stored: Stored, { response }: Assertion, use: ChallengeUse): boolean =>
  response.userHandle ? response.userHandle === stored.handle : use.purpose !== 'signIn'

/**
 * Checks a passkey response, outside of any transaction: the challenge is used up first, whatever
 * the result. Refuses what the library accepts (decision 0096): a replayed response, a passkey of
 * another user, a frame of another site, and a passkey whose backup eligibility has changed.
 * @returns the owner, and how to mark it as used
 */
export const checkAssertion = async (
  req: PayloadRequest,
  { use, assertion }: { use: ChallengeUse; assertion: Assertion },
): Promise<AnsweredBy> => {
  const party = relyingParty(env.SERVER_URL)
  const client = readClientData(assertion.response.clientDataJSON)
  const open = client && (await useUpChallenge(req, { use, challenge: client.challenge }))
  const stored = await storedAs(req, assertion.id)
  if (!party || !client || !open || stored?.rpId !== party.id) return refused(stored)
  const isOwn = use.purpose === 'signIn' || use.userId === stored.userId
  if (!isOwn || stored.status !== 'active' || !isHandleOf(stored, assertion, use))
    return refused(stored)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  // It throws for most errors.
  const verified = await verifyAuthenticationResponse({
    response: {
      ...assertion,
      response: {
        ...assertion.response,
        userHandle: assertion.response.userHandle ?? undefined,
      },
      clientExtensionResults: {},
    },
    expectedChallenge: client.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: assertion.id,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
    },
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) return refused(stored)
  const { newCounter, credentialDeviceType } = verified.authenticationInfo
  if ((credentialDeviceType === 'multiDevice') !== stored.isSynced) return refused(stored)
  return { ...refused(stored), use: () => noteUse(req, { id: stored.id, counter: newCounter }) }
}

/**
 * A conditional update: of two responses with one counter only one succeeds. Synced passkeys do not
 * count.
 */
const noteUse = async (req: PayloadRequest, { id, counter }: { id: number; counter: number }) => {
  const used = await query(
    req,
    sql`update passkeys set counter = ${counter}, last_used_at = now()
         where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))
        returning id`,
  )
  if (used.length === 0) throw new Refusal('passkeyRefused')
}
