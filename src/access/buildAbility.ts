import { AbilityBuilder, createMongoAbility, type MongoAbility } from '@casl/ability'
import {
  actionsOf,
  isSubject,
  SUBJECTS,
  type Action,
  type Permission,
  type Subject,
} from './permissions'

export type AppAbility = MongoAbility<[Action, Subject]>

/** What of a stored permission could not be used, for the log. */
export type DroppedPermission = { value: unknown; reason: 'subject' | 'actions' | 'fields' }

const readPermission = (value: unknown): Permission | DroppedPermission => {
  const row = (value ?? {}) as Partial<Record<keyof Permission, unknown>>
  if (!isSubject(row.subject)) return { value, reason: 'subject' }
  const allowed = actionsOf(row.subject)
  if (!Array.isArray(row.actions)) return { value, reason: 'actions' }
  const actions = allowed.filter((action) => (row.actions as unknown[]).includes(action))
  if (actions.length !== new Set(row.actions).size) return { value, reason: 'actions' }
  if (row.fields === undefined || row.fields === null) return { subject: row.subject, actions }
  const isFieldList = Array.isArray(row.fields) && row.fields.every((f) => typeof f === 'string')
  // CASL throws on an empty list of fields; one invalid row must not lock out every holder of a
  // role.
  if (!isFieldList || (row.fields as string[]).length === 0) return { value, reason: 'fields' }
  return { subject: row.subject, actions, fields: row.fields as string[] }
}

/**
 * Builds an ability from the stored permissions of a role.
 * @param permissions the role's `permissions`, as stored: anything unusable is dropped, never fatal
 * @param onDropped called for each dropped row, for the log
 * @returns an ability that allows nothing beyond the valid rows
 */
export const buildAbility = (
  permissions: unknown,
  onDropped: (dropped: DroppedPermission) => void = () => {},
): AppAbility => {
  const { can, build } = new AbilityBuilder<AppAbility>(createMongoAbility)
  for (const value of Array.isArray(permissions) ? permissions : []) {
    const row = readPermission(value)
    if ('reason' in row) onDropped(row)
    else if (row.actions.length > 0) can(row.actions, row.subject, row.fields)
  }
  return build()
}

/** Every action on every subject: what the first administrator's role holds. */
export const allPermissions = (): Permission[] =>
  SUBJECTS.map((subject) => ({ subject, actions: actionsOf(subject) }))

/** True when nothing is missing: the reading of "no metadata" routes such as /users/permissions. */
export const canManageAll = (ability: AppAbility): boolean =>
  SUBJECTS.every((subject) => actionsOf(subject).every((action) => ability.can(action, subject)))
