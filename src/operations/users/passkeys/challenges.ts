import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { CHALLENGE_MINUTES } from '@/domain/users/passkeys'
import { tokenHash } from '@/lib/tokenHash'
import { readRows } from '@/queries/shared/rows'
import { counterKey } from '../../limits/limitersFor'
import { rateLimiters } from '../rateLimiters'

/** The purpose of a challenge. A response is not valid for any other. */
export type ChallengeUse =
  | { purpose: 'signIn' }
  /** `binding` is the pending sign-in, the session, or the invitation. */
  | { purpose: 'factor' | 'confirm' | 'add'; userId: number; binding: string }

const partsOf = (use: ChallengeUse) =>
  use.purpose === 'signIn'
    ? { userId: null, binding: null }
    : { userId: use.userId, binding: tokenHash(use.binding) }

/**
 * Creates a challenge for one response, valid for `CHALLENGE_MINUTES`.
 * @param args.askedBy the address of an anonymous user, else the id of the user: for the limit
 * @param args.handle user handle of a new passkey
 * @returns 32 random bytes; stored by their hash
 * @throws Refusal `tooManyAttempts`
 */
export const openChallenge = async (
  req: PayloadRequest,
  args: { use: ChallengeUse; askedBy: string; handle?: string },
): Promise<Uint8Array<ArrayBuffer>> => {
  const { use, askedBy, handle = null } = args
  await rateLimiters(req.payload).take('passkey-begin', counterKey(use.purpose, askedBy))
  const challenge = new Uint8Array(randomBytes(32))
  const { userId, binding } = partsOf(use)
  await readRows(
    req,
    sql`insert into passkey_challenges (hash, purpose, user_id, bound_to, user_handle, expires_at)
        values (${tokenHash(Buffer.from(challenge).toString('base64url'))}, ${use.purpose},
          ${userId}, ${binding}, ${handle}, now() + make_interval(mins => ${CHALLENGE_MINUTES}))`,
  )
  return challenge
}

/**
 * Uses a challenge up, committed at once: whatever the result, there is no second response, and of
 * concurrent ones only one finds it, in any instance.
 * @param args.challenge as the browser repeats it
 * @returns null if none is pending for this purpose
 */
export const useUpChallenge = async (
  req: PayloadRequest,
  { use, challenge }: { use: ChallengeUse; challenge: string },
): Promise<{ handle: string | null } | null> => {
  const { userId, binding } = partsOf(use)
  const [row] = await readRows<{ handle: string | null }>(
    req,
    sql`delete from passkey_challenges
         where hash = ${tokenHash(challenge)} and purpose = ${use.purpose}
           and user_id is not distinct from ${userId}::int
           and bound_to is not distinct from ${binding}::varchar and expires_at > now()
        returning user_handle as handle`,
  )
  return row ?? null
}
