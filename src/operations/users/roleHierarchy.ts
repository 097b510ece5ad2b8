import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { buildAbility } from '@/access/buildAbility'
import type { Action, Subject } from '@/access/roles/permissions'
import { narrowPermissions } from '@/access/roles/scopes'
import { roleCovers, type RolePower } from '@/access/roles/roleCovers'
import type { Id } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import { readRows } from '@/queries/shared/rows'
import { query } from '../shared/transaction'

/**
 * Changes of who may do what run one after the other: a role that is raised while somebody edits
 * one of its holders is either seen by that edit or waits for it.
 */
export const ADMINISTRATION = 7_101

/** Waits for every other change of users and roles; held to the end of the transaction. */
export const lockAdministration = (req: PayloadRequest) =>
  query(req, sql`select pg_advisory_xact_lock(${ADMINISTRATION})`)

const NOBODY: RolePower = { permissions: [], approvalLimit: null, discountLimit: null }

const powerWhere = async (req: PayloadRequest, condition: SQL): Promise<RolePower | null> => {
  const [row] = await readRows<RolePower>(
    req,
    sql`select r.permissions, l.max_total_base::text as "approvalLimit",
            l.max_discount::text as "discountLimit"
          from roles r left join settings_approval_limits l on l.role_id = r.id
         where ${condition}`,
  )
  return row ?? null
}

/** What a role lets its holders do, as it is now; nothing when there is no such role. */
export const powerOfRole = async (req: PayloadRequest, role: Id | null): Promise<RolePower> =>
  (role === null ? null : await powerWhere(req, sql`r.id = ${role}`)) ?? NOBODY

/** What somebody's role lets them do. @throws Refusal `notFound` when there is no such user */
export const powerOfUser = async (req: PayloadRequest, id: Id): Promise<RolePower> => {
  const power = await powerWhere(req, sql`r.id = (select role_id from users where id = ${id})`)
  if (!power) throw new Refusal('notFound', { data: { collection: 'users' } })
  return power
}

/** What a program may do now: of its role the part that its scopes let through. */
const powerOfProgram = async (req: PayloadRequest): Promise<RolePower> => {
  const { user } = req
  if (user?.collection !== 'api-clients') return NOBODY
  const [client] = await readRows<{ role: number; scopes: unknown }>(
    req,
    sql`select role_id as role, scopes from api_clients
        where id = ${user.id} and enabled and expires_at > now()`,
  )
  if (!client) throw new Refusal('signInFirst')
  const power = await powerOfRole(req, client.role)
  return { ...power, permissions: narrowPermissions(power.permissions, client.scopes) }
}

/**
 * What the caller may do now: their role may have changed since the request was let
 * in. A change asks under the lock (`asAdministrator`); without it the answer is good to draw by.
 * @throws Refusal `signInFirst` when they were suspended or deleted meanwhile
 */
export const powerOfCaller = async (req: PayloadRequest): Promise<RolePower> => {
  const id = staffIdOf(req)
  if (id === null) return powerOfProgram(req)
  const power = await powerWhere(
    req,
    sql`r.id = (select role_id from users where id = ${id} and status = 'active')`,
  )
  if (!power) throw new Refusal('signInFirst')
  return power
}

export type Administrator = {
  /**
   * Throws `notAllowed` unless the caller still holds the right, on this field where one is named.
   */
  insistOn: (action: Action, subject: Subject, field?: string) => void
  /** Whether the caller's role can do everything the other one can. */
  covers: (other: RolePower) => boolean
}

/**
 * The caller of a change of users or roles, with every other such change waiting.
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
 * Asks for what it takes to change somebody's status, and with it to end their sessions: the right,
 * and a role that covers theirs; again, with every other change waiting.
 * @throws Refusal `signInFirst`, `notAllowed`, `userAboveOwn`; `notFound` without such a user
 */
export const insistOnStatusOf = async (req: PayloadRequest, userId: Id): Promise<void> => {
  const caller = await asAdministrator(req)
  if (!caller) throw new Refusal('signInFirst')
  caller.insistOn('write', 'users', 'status')
  if (!caller.covers(await powerOfUser(req, userId))) throw new Refusal('userAboveOwn')
}
