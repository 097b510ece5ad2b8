import { buildAbility } from '../buildAbility'
import { readPermissions } from '../reading/readPermission'
import { actionsOf, rightKey, SUBJECTS, type Permission } from './permissions'
import type { LimitedRole } from './refuseLoosening'
import { roleCovers, type RolePower } from './roleCovers'

const changesRoles = ({ permissions }: RolePower): boolean =>
  buildAbility(permissions).can('write', 'roles', 'permissions')

/** The rights that no role has, not even on one field. */
const unheldRights = (roles: readonly RolePower[]): Permission[] => {
  const held = new Set(
    roles.flatMap(({ permissions }) =>
      readPermissions(permissions).flatMap(({ subject, actions }) =>
        actions.map((action) => rightKey(action, subject)),
      ),
    ),
  )
  return SUBJECTS.map((subject) => ({
    subject,
    actions: actionsOf(subject).filter((action) => !held.has(rightKey(action, subject))),
  })).filter(({ actions }) => actions.length > 0)
}

/**
 * The rights that users of a role may add to it although it lacks them: those that no role has, if
 * they may change permissions of roles and no role in use above theirs may. Otherwise a right that
 * a release brings, or that was taken from every role, could never be granted (decision 0137).
 * @param own the role of these users
 * @param roles every role
 */
export const rightsToTake = (own: RolePower, roles: readonly LimitedRole[]): Permission[] => {
  const isAbove = (other: LimitedRole) =>
    other.isHeld && changesRoles(other) && roleCovers(other, own) && !roleCovers(own, other)
  return changesRoles(own) && !roles.some(isAbove) ? unheldRights(roles) : []
}
