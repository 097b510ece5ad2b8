import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { IS_OVER } from '@/access/session/session'
import { MUST_ENROL } from '@/queries/users/factorPolicy'
import { readRows } from '@/queries/shared/rows'
import { recordEvent } from '../../audit/recordEvent'
import { inTransaction } from '../../shared/transaction'
import { endSessionsWhere } from '../endSessions'
import { lockActiveUser } from '../startSession'
import { lockFactorPolicy } from './setup'

/** Active users with a session who must set up a second factor first. */
export const peoplePastGrace = async (req: PayloadRequest): Promise<number[]> => {
  const rows = await readRows<{ id: number }>(
    req,
    sql`select u.id from users u join roles r on r.id = u.role_id
         where u.status = 'active' and ${sql.raw(MUST_ENROL)}
           and exists (select from users_sessions s where s._parent_id = u.id
             and not (${sql.raw(IS_OVER)}))
         order by u.id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Ends the sessions of a user without the second factor that their role requires, once the grace
 * period is over: the next sign-in makes them set one up. Checked again under the row locks;
 * nothing changes for a user who has set one up meanwhile or has no session.
 */
export const enforceFactor = (args: { req: PayloadRequest; userId: number }): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, userId } = args
    if (!(await lockActiveUser(req, userId))) return
    if (!(await lockFactorPolicy(req, userId)).mustEnrol) return
    const ended = await endSessionsWhere(req, { userId, where: sql`true` })
    if (ended === 0) return
    await recordEvent({ req, action: 'endSessions', subject: 'users', document: userId })
  })
