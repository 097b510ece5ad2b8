import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import {
  refuseUserStatus,
  USER_STATUS_AFTER,
  type UserStatus,
  type UserStatusVerb,
} from '@/domain/users/userStatus'
import { asWriter, inTransaction, query } from '../shared/transaction'
import { endAccessOf } from './endSessions'
import { insistOnConfirmed } from './factors/confirmItsYou'
import { endInvitation } from './invitations/invitation'
import { lastWithEmergencyAccess } from '@/queries/users/emergencyAccess'
import { lockAdministrators } from './refuseWithoutAdministrator'
import { insistOnStatusOf } from './roleHierarchy'

const lockedStatus = async (req: PayloadRequest, id: number): Promise<UserStatus> => {
  const [row] = await query<{ status: UserStatus }>(
    req,
    sql`select status from users where id = ${id} for no key update`,
  )
  if (!row) throw new Refusal('notFound', { data: { collection: 'users' } })
  return row.status
}

/**
 * The only way to change the status of a user, in one transaction with ending their sessions and
 * password links. The users row is locked, so a concurrent login either comes before and loses its
 * session, or after and finds the user suspended.
 * @returns the id of the user
 * @throws Refusal `notAllowed`, `userAboveOwn`, `notFound`, `alreadyInThatState`,
 *   `cannotSuspendYourself`, `lastAdministrator`, `lastBreakGlass`; `confirmItsYou` for `unsuspend`
 */
export const changeUserStatus = (args: {
  req: PayloadRequest
  id: number
  verb: UserStatusVerb
}): Promise<number> => {
  const { req, id, verb } = args
  return inTransaction(req, async () => {
    await insistOnStatusOf(req, id)
    // Before the row lock, as for every change of administrators: a fixed order prevents deadlocks.
    const administrators = await lockAdministrators(req)
    const status = await lockedStatus(req, id)
    const isLastAdministrator = administrators.length === 1 && administrators[0]?.id === id
    const isLastBreakGlass = lastWithEmergencyAccess(administrators) === id
    // A program's key is not a user: it cannot suspend itself.
    const actorId = staffIdOf(req) ?? 0
    const last = { isLastAdministrator, isLastBreakGlass }
    const code = refuseUserStatus({ verb, status, userId: id, actorId, ...last })
    if (code) throw new Refusal(code)
    // Only `unsuspend` needs a confirmation, because it opens an account again; suspending must not
    // be delayed.
    if (verb === 'unsuspend') await insistOnConfirmed(req)
    await asWriter(req, 'user', () =>
      query(
        req,
        sql`update users set status = ${USER_STATUS_AFTER[verb]}, updated_at = now(),
                   reset_password_token = null, reset_password_expiration = null
             where id = ${id}`,
      ),
    )
    await endAccessOf(req, id)
    await query(req, sql`delete from sign_in_steps where user_id = ${id}`)
    await query(req, sql`delete from passkey_challenges where user_id = ${id}`)
    await endInvitation(req, id)
    return id
  })
}

/**
 * Suspends a user: every session ends at once and none can be started.
 * @param args.req of the caller, who needs *write users*
 * @param args.id of the user
 * @returns their id
 * @throws Refusal `signInFirst`, `notAllowed`, `notFound`, `alreadyInThatState`,
 *   `cannotSuspendYourself`, `lastAdministrator`, `lastBreakGlass`
 */
export const suspendUser = (args: { req: PayloadRequest; id: number }): Promise<number> =>
  changeUserStatus({ ...args, verb: 'suspend' })

/**
 * Unsuspends a user; they sign in again.
 * @param args.req of the caller, who needs *write users*
 * @param args.id of the user
 * @returns their id
 * @throws Refusal `signInFirst`, `notAllowed`, `notFound`, `alreadyInThatState`
 */
export const unsuspendUser = (args: { req: PayloadRequest; id: number }): Promise<number> =>
  changeUserStatus({ ...args, verb: 'unsuspend' })
