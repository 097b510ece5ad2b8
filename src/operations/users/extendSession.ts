import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { IS_LIVE, SESSIONS } from '@/access/session/session'
import { staffOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { inTransaction, query } from '../shared/transaction'
import { extendedSession } from './sessionLength'
import { sessionToken } from './sessionToken'
import { asSeenByThemselves } from '@/queries/users/signedInUser'
import type { SignIn } from './startSession'

type SessionRow = { created_at: string; expires_at: string; now: string }

/** The user of a request who came with a session, not with a key. */
const sessionUser = (req: PayloadRequest) => {
  const user = staffOf(req)
  if (!user?._sid) throw new Refusal('signInFirst')
  return { user, sid: user._sid, id: Number(user.id) }
}

/**
 * Lengthens the session of the caller, within the length and the absolute limit it was made with.
 * @param req of the caller
 * @returns a fresh token, as `signIn` does
 * @throws Refusal `signInFirst` when the session is gone or over, or the user passive
 */
export const extendSession = (req: PayloadRequest): Promise<Omit<SignIn, 'device'>> =>
  inTransaction(req, async () => {
    const { user, sid, id } = sessionUser(req)
    const [row] = await query<SessionRow>(
      req,
      sql`select s.created_at, s.expires_at, clock_timestamp() as now
            from ${sql.raw(SESSIONS)}
           where u.id = ${id} and s.id = ${sid} and ${sql.raw(IS_LIVE)}
             for no key update of u`,
    )
    if (!row) throw new Refusal('signInFirst')
    const now = new Date(row.now)
    const createdAt = new Date(row.created_at)
    const { expiresAt, isRemembered } = extendedSession({
      createdAt,
      expiresAt: new Date(row.expires_at),
      now,
    })
    await query(
      req,
      sql`update users_sessions set expires_at = ${expiresAt.toISOString()}
           where _parent_id = ${id} and id = ${sid}`,
    )
    const lifeMs = expiresAt.getTime() - now.getTime()
    const { token, exp } = await sessionToken({ payload: req.payload, user, sid, lifeMs })
    const cookieUntil = isRemembered ? expiresAt : null
    return { user: await asSeenByThemselves(req, user), token, exp, cookieUntil }
  })
