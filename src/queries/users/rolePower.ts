import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { buildAbility, type AppAbility } from '@/access/buildAbility'
import type { Action, Subject } from '@/access/roles/permissions'
import type { LimitedRole } from '@/access/roles/refuseLoosening'
import type { RolePower } from '@/access/roles/roleCovers'
import { narrowPermissions } from '@/access/roles/scopes'
import { staffIdOf, viewingOf } from '@/access/session/staffOf'
import type { Id } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import { readRows } from '../shared/rows'
import { CAN_SIGN_IN } from './signInStates'

/** For a user without a role, and for a deleted role. */
export const NO_POWER: RolePower = { permissions: [], approvalLimit: null, discountLimit: null }

/** The current state of a role; `canSignIn` counts its users without open invitations. */
export type RoleInUse = LimitedRole & { canSignIn: number }

const readPowers = (req: PayloadRequest, condition: SQL): Promise<RoleInUse[]> =>
  readRows<RoleInUse>(
    req,
    sql`select r.id, r.permissions, l.max_total_base::text as "approvalLimit",
            l.max_discount::text as "discountLimit",
            (select count(*)::int from users u where u.role_id = r.id and ${sql.raw(CAN_SIGN_IN)})
              as "canSignIn",
            exists (select from users u where u.role_id = r.id and u.status = 'active') as "isHeld"
          from roles r left join settings_approval_limits l on l.role_id = r.id
         where ${condition}`,
  )

const powerWhere = async (req: PayloadRequest, condition: SQL): Promise<RolePower | null> => {
  const [role] = await readPowers(req, condition)
  if (!role) return null
  const { permissions, approvalLimit, discountLimit } = role
  return { permissions, approvalLimit, discountLimit }
}

/** The permissions of every role, and whether it has users. */
export const powersOfRoles = (req: PayloadRequest): Promise<RoleInUse[]> =>
  readPowers(req, sql`true`)

/** The current permissions of a role; none for a missing one. */
export const powerOfRole = async (req: PayloadRequest, role: Id | null): Promise<RolePower> =>
  (role === null ? null : await powerWhere(req, sql`r.id = ${role}`)) ?? NO_POWER

/** The permissions of a user's role. @throws Refusal `notFound` when there is no such user */
export const powerOfUser = async (req: PayloadRequest, id: Id): Promise<RolePower> => {
  const power = await powerWhere(req, sql`r.id = (select role_id from users where id = ${id})`)
  if (!power) throw new Refusal('notFound', { data: { collection: 'users' } })
  return power
}

/** The current permissions of a program: those of its role within its scopes. */
const powerOfProgram = async (req: PayloadRequest): Promise<RolePower> => {
  const { user } = req
  if (user?.collection !== 'api-clients') return NO_POWER
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
 * The caller's current permissions: the role may have changed since the request was authenticated.
 * Commands read them under the lock (`asAdministrator`); without it they are good for display only.
 * While the caller views as another role, which is read-only, those of that role.
 * @throws Refusal `signInFirst` if they were suspended or deleted meanwhile
 */
export const powerOfCaller = async (req: PayloadRequest): Promise<RolePower> => {
  const id = staffIdOf(req)
  if (id === null) return powerOfProgram(req)
  const viewing = viewingOf(req)
  if (viewing) return powerOfRole(req, viewing.role)
  const power = await powerWhere(
    req,
    sql`r.id = (select role_id from users where id = ${id} and status = 'active')`,
  )
  if (!power) throw new Refusal('signInFirst')
  return power
}

/**
 * The roles that include all of these rights, evaluated by the registry, because SQL would be a
 * second implementation.
 */
export const rolesThatMay = async (
  req: PayloadRequest,
  rights: readonly (readonly [Action, Subject, field?: string])[],
): Promise<{ id: number; ability: AppAbility }[]> =>
  (await powersOfRoles(req))
    .map(({ id, permissions }) => ({ id, ability: buildAbility(permissions) }))
    .filter(({ ability }) => rights.every((right) => ability.can(...right)))
