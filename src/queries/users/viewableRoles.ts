import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { Action, Subject } from '@/access/roles/permissions'
import { roleCovers } from '@/access/roles/roleCovers'
import { staffOf, viewingOf } from '@/access/session/staffOf'
import { idOf } from '@/domain/shared/idOf'
import { powerOfCaller, powersOfRoles } from './rolePower'

/**
 * The right required to view as another role: viewing reveals that role's permissions, so it is the
 * right to read them (decision 0107).
 */
export const VIEWS_ROLES: readonly [Action, Subject, string] = ['read', 'roles', 'permissions']

/**
 * The roles that the caller may view as: others than their own, which it covers.
 * @returns their ids; empty for programs, and while the session already views as one
 */
export const viewableRoles = async (req: PayloadRequest): Promise<number[]> => {
  const staff = staffOf(req)
  const ability = await abilityOfRequest(req)
  if (!staff || viewingOf(req) || !ability.can(...VIEWS_ROLES)) return []
  const [own, roles] = await Promise.all([powerOfCaller(req), powersOfRoles(req)])
  return roles
    .filter((role) => role.id !== Number(idOf(staff.role)) && roleCovers(own, role))
    .map(({ id }) => id)
}
