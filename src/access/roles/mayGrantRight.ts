import { buildAbility } from '../buildAbility'
import type { Action, Subject } from './permissions'
import { roleCovers, type RolePower } from './roleCovers'

/**
 * Whether users of a role may add a right to another role: they may write permissions of roles, and
 * their own role covers the other one before and after (the rule of `guardRole`).
 * @param own the role of the granting user
 * @param other the role to extend
 * @param right to add; on the whole subject without a field and for `*`
 */
export const mayGrantRight = (
  own: RolePower,
  other: RolePower,
  right: { subject: Subject; action: Action; field: string | null },
): boolean => {
  const { subject, action, field } = right
  const isNarrow = field !== null && field !== '*'
  const added = { subject, actions: [action], ...(isNarrow && { fields: [field] }) }
  const before: unknown[] = Array.isArray(other.permissions) ? other.permissions : []
  return (
    buildAbility(own.permissions).can('write', 'roles', 'permissions') &&
    roleCovers(own, { ...other, permissions: [...before, added] })
  )
}
