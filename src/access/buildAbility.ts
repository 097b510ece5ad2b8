import { AbilityBuilder, createMongoAbility, type MongoAbility } from '@casl/ability'
import {
  actionsOf,
  SUBJECTS,
  type Action,
  type Permission,
  type Subject,
} from './roles/permissions'
import { readPermissions, type DroppedPermission } from './reading/readPermission'
import { narrowPermissions } from './roles/scopes'

export type AppAbility = MongoAbility<[Action, Subject]>
export type { DroppedPermission }

/**
 * Builds an ability from the stored permissions of a role.
 * @param permissions the role's `permissions`, as stored: anything unusable is dropped, never fatal
 * @param onDropped called for each row that was dropped, wholly or in part, for the log
 * @returns an ability that allows nothing beyond the usable rows
 */
export const buildAbility = (
  permissions: unknown,
  onDropped: (dropped: DroppedPermission) => void = () => {},
): AppAbility => {
  const { can, build } = new AbilityBuilder<AppAbility>(createMongoAbility)
  for (const { actions, subject, fields } of readPermissions(permissions, onDropped))
    can(actions, subject, fields)
  return build()
}

// One per process: API, pages and server are bundled separately.
const KEY = Symbol.for('backoffice.abilitiesOfPrograms')
const shared = globalThis as { [KEY]?: WeakSet<object> }
const ofPrograms = () => (shared[KEY] ??= new WeakSet())

/**
 * Builds the ability of a program: the rights of its role within its scopes.
 * @param permissions the role's `permissions`, as stored
 * @param scopes the client's `scopes`, as stored
 */
export const buildProgramAbility = (
  permissions: unknown,
  scopes: unknown,
  onDropped?: (dropped: DroppedPermission) => void,
): AppAbility => {
  const ability = buildAbility(narrowPermissions(permissions, scopes), onDropped)
  ofPrograms().add(ability)
  return ability
}

/**
 * True for the ability of a program: it needs a right even for what every signed-in user may do.
 */
export const isOfProgram = (ability: AppAbility): boolean => ofPrograms().has(ability)

/** Every action on every subject: the permissions of the first administrator's role. */
export const allPermissions = (): Permission[] =>
  SUBJECTS.map((subject) => ({ subject, actions: actionsOf(subject) }))

/** A name no field has: only a right without field restrictions matches it. */
const ANY_FIELD = '*'

/** True for a right that is not restricted to some fields of its subject. */
export const mayWholly = (ability: AppAbility, action: Action, subject: Subject): boolean =>
  ability.can(action, subject, ANY_FIELD)

/** True for permissions to manage users and roles. */
export const isAdministrator = (permissions: unknown): boolean => {
  const ability = buildAbility(permissions)
  return mayWholly(ability, 'write', 'users') && mayWholly(ability, 'write', 'roles')
}

/** True when the ability reads every field of every subject, costs included. */
export const canReadAll = (ability: AppAbility): boolean =>
  SUBJECTS.every(
    (subject) => !actionsOf(subject).includes('read') || mayWholly(ability, 'read', subject),
  ) && ability.can('seeCosts', 'stock-cards')

/**
 * True when no right is missing; the check for routes without metadata such as /users/permissions.
 */
export const canManageAll = (ability: AppAbility): boolean =>
  SUBJECTS.every((subject) =>
    actionsOf(subject).every((action) => mayWholly(ability, action, subject)),
  )
