import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { buildAbility } from '@/access/buildAbility'
import { readPermissions } from '@/access/reading/readPermission'
import type { Action, Subject } from '@/access/roles/permissions'
import { rightsToTake } from '@/access/roles/rightsToTake'
import { roleCovers, type RolePower } from '@/access/roles/roleCovers'
import { staffIdOf } from '@/access/session/staffOf'
import type { Id } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import { powerOfCaller, powerOfUser, powersOfRoles } from '@/queries/users/rolePower'
import { query } from '../shared/transaction'

/**
 * Serialises changes of rights: a concurrent edit of a role's user either sees a raised role or
 * waits for it.
 */
export const ADMINISTRATION = 7_101

/** Waits for every other change of users and roles; held until the end of the transaction. */
export const lockAdministration = (req: PayloadRequest) =>
  query(req, sql`select pg_advisory_xact_lock(${ADMINISTRATION})`)

export type Administrator = {
  /** Throws `notAllowed` unless the caller still has the right, on this field if one is named. */
  insistOn: (action: Action, subject: Subject, field?: string) => void
  /** Whether the caller's role includes everything the other one can do. */
  covers: (other: RolePower) => boolean
}

/**
 * The caller of a change of users or roles, under the administration lock.
 * @returns null for the system itself: migrations, seeds and commands without a caller
 */
export const asAdministrator = async (req: PayloadRequest): Promise<Administrator | null> => {
  if (!req.user) return null
  await lockAdministration(req)
  const own = await powerOfCaller(req)
  const ability = buildAbility(own.permissions)
  return {
    insistOn: (action, subject, field) => {
      if (!ability.can(action, subject, field)) throw new Refusal('notAllowed')
    },
    covers: (other) => roleCovers(own, other),
  }
}

/**
 * Whether a change adds to the caller's own role, beyond what it has, only rights that no role has
 * (`rightsToTake`). Under the administration lock.
 * @param change.after the role with its new permissions
 */
export const takesUnheldRights = async (
  req: PayloadRequest,
  { role, after }: { role: Id; after: RolePower },
): Promise<boolean> => {
  const [own] = await query<{ id: number }>(
    req,
    sql`select role_id as id from users where id = ${staffIdOf(req)} and status = 'active'`,
  )
  if (own?.id !== Number(role)) return false
  const roles = await powersOfRoles(req)
  const before = roles.find(({ id }) => id === own.id)
  if (!before) return false
  const permissions = [...readPermissions(before.permissions), ...rightsToTake(before, roles)]
  return roleCovers({ ...before, permissions }, after)
}

/**
 * Requires what is needed to change a user's status, and thereby end their sessions: the right, and
 * a role that covers theirs; checked again under the administration lock.
 * @throws Refusal `signInFirst`, `notAllowed`, `userAboveOwn`; `notFound` without such a user
 */
export const insistOnStatusOf = async (req: PayloadRequest, userId: Id): Promise<void> => {
  const caller = await asAdministrator(req)
  if (!caller) throw new Refusal('signInFirst')
  caller.insistOn('write', 'users', 'status')
  if (!caller.covers(await powerOfUser(req, userId))) throw new Refusal('userAboveOwn')
}
