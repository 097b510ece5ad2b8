import { actionsOf, isSubject, type Permission } from '../roles/permissions'

/** The unusable part of a stored permission, for the log. */
export type DroppedPermission = { value: unknown; reason: 'subject' | 'actions' | 'fields' }

type Read = { row?: Permission; dropped?: DroppedPermission }

/**
 * The valid part of a stored permission. Stored rows may be older than the registry: actions that no
 * longer exist are left out, and a row without any valid action is dropped.
 */
export const readPermission = (value: unknown): Read => {
  const drop = (reason: DroppedPermission['reason']): Read => ({ dropped: { value, reason } })
  const stored = (value ?? {}) as Partial<Record<keyof Permission, unknown>>
  const { subject, actions: named, fields } = stored
  if (!isSubject(subject)) return drop('subject')
  if (!Array.isArray(named)) return drop('actions')
  const actions = actionsOf(subject).filter((action) => named.includes(action))
  const { dropped } = actions.length === new Set(named).size ? {} : drop('actions')
  if (fields === undefined || fields === null) return { row: { subject, actions }, dropped }
  const isFieldList = Array.isArray(fields) && fields.every((name) => typeof name === 'string')
  // CASL throws on an empty list; one invalid row must not lock out every user of a role.
  if (!isFieldList || fields.length === 0) return drop('fields')
  return { row: { subject, actions, fields: fields as string[] }, dropped }
}

/** The valid rows of a role's stored permissions. */
export const readPermissions = (
  permissions: unknown,
  onDropped: (dropped: DroppedPermission) => void = () => {},
): Permission[] =>
  (Array.isArray(permissions) ? permissions : []).flatMap((value) => {
    const { row, dropped } = readPermission(value)
    if (dropped) onDropped(dropped)
    return row && row.actions.length > 0 ? [row] : []
  })
