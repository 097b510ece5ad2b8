import type { Payload, TypedUser } from 'payload'
import { signToken } from '@/lib/payloadRequests'
import { usersConfig } from '@/queries/users/usersConfig'

export type SessionToken = { token: string; exp: number }

/**
 * Signs the token of a session, as Payload's own sign-in does.
 * @param args.user whose session it is
 * @param args.sid the session's id
 * @param args.lifeMs remaining lifetime, in milliseconds
 * @returns the token, and its expiry in seconds since 1970
 */
export const sessionToken = (args: {
  payload: Payload
  user: TypedUser
  sid: string
  lifeMs: number
}): Promise<SessionToken> => {
  const { payload, user, sid, lifeMs } = args
  return signToken({
    payload,
    collectionConfig: usersConfig(payload),
    user,
    sid,
    tokenExpiration: Math.max(1, Math.floor(lifeMs / 1000)),
  })
}
