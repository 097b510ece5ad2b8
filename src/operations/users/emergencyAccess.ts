import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { IS_OVER } from '@/access/session/session'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { entersAlone, isOpenedRightly, readAdministrators } from '@/queries/users/emergencyAccess'
import { readRows } from '@/queries/shared/rows'
import { recordEvent } from '../audit/recordEvent'
import { inTransaction } from '../shared/transaction'
import { endSessionsWhere } from './endSessions'
import { mailToOwner } from './securityMail'

/**
 * Refuses a session without the provider if passwords and passkeys are off, unless the user has
 * emergency access. In the transaction that has locked the user, so that removing emergency access
 * concurrently takes effect.
 * @throws Refusal `passwordSignInClosed`
 */
export const insistOnEntersAlone = async (req: PayloadRequest, userId: number): Promise<void> => {
  if (!(await entersAlone(req, userId))) throw new Refusal('passwordSignInClosed')
}

/**
 * Records a sign-in by emergency access in the trail, and mails every administrator and the user. Does not
 * take the administration lock, which comes before row locks: the user's row is locked already.
 */
export const noteEmergencySignIn = async (
  req: PayloadRequest,
  user: { id: number; name: string },
): Promise<void> => {
  await recordEvent({
    req,
    action: 'emergencySignIn',
    subject: 'users',
    document: user.id,
    actor: user,
  })
  const administrators = await readAdministrators(req)
  const receivers = new Set([user.id, ...administrators.map(({ id }) => id)])
  for (const userId of receivers)
    await mailToOwner(req, { userId, event: 'emergencySignIn', about: user.id })
}

/**
 * SQL, on sessions `s`: opened without the provider by a user who may no longer sign in that way.
 */
const isClosed = () => `not (select ${isOpenedRightly('d')}
  from users u left join session_devices d on d.session_id = s.id where u.id = s._parent_id)`

/**
 * Users with a session that was opened without the provider, although only the provider may sign
 * them in now.
 */
export const peopleWithClosedSessions = async (req: PayloadRequest): Promise<number[]> => {
  if (!env.OIDC_ONLY) return []
  const rows = await readRows<{ id: number }>(
    req,
    sql`select distinct s._parent_id as id from users_sessions s
         where not (${sql.raw(IS_OVER)}) and ${sql.raw(isClosed())} order by 1`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Ends the sessions of a user that were opened with a password or a passkey, if those may not sign the
 * user in any more: since the start with OIDC_ONLY, or since emergency access was removed.
 */
export const endClosedSessions = (args: { req: PayloadRequest; userId: number }): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, userId } = args
    if (!env.OIDC_ONLY) return
    const where = sql`id in (select s.id from users_sessions s
      where s._parent_id = ${userId} and ${sql.raw(isClosed())})`
    if ((await endSessionsWhere(req, { userId, where })) === 0) return
    await recordEvent({ req, action: 'endSessions', subject: 'users', document: userId })
  })
