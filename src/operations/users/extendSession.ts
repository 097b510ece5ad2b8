import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { IS_LIVE, SESSIONS } from '@/access/session/session'
import { staffOf } from '@/access/session/staffOf'
import { isOpenedRightly } from '@/queries/users/emergencyAccess'
import { Refusal } from '@/domain/shared/refusal'
import { inTransaction, query } from '../shared/transaction'
import { extendedSession } from './sessionLength'
import { sessionToken } from './sessionToken'
import { ownProfile } from '@/queries/users/signedInUser'
import type { SignIn } from './startSession'

type SessionRow = { created_at: string; expires_at: string; now: string }

/** The user of a request with a session, as opposed to a key. */
const sessionUser = (req: PayloadRequest) => {
  const user = staffOf(req)
  if (!user?._sid) throw new Refusal('signInFirst')
  return { user, sid: user._sid, id: Number(user.id) }
}

/**
 * Extends the caller's session by its original length, up to its absolute limit.
 * @param req of the caller
 * @returns a fresh token, as `signIn` does
 * @throws Refusal `signInFirst` when the session has ended, the user is suspended, or only the
 *   provider of single sign-on could have opened it
 */
export const extendSession = (req: PayloadRequest): Promise<Omit<SignIn, 'device'>> =>
  inTransaction(req, async () => {
    const { user, sid, id } = sessionUser(req)
    const [row] = await query<SessionRow>(
      req,
      sql`select s.created_at, s.expires_at, clock_timestamp() as now
            from ${sql.raw(SESSIONS)} left join session_devices d on d.session_id = s.id
           where u.id = ${id} and s.id = ${sid} and ${sql.raw(IS_LIVE)}
             and ${sql.raw(isOpenedRightly('d'))}
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
    return { user: await ownProfile(req, user), token, exp, cookieUntil }
  })
