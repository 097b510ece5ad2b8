import type { Access, CollectionConfig, FieldAccess } from 'payload'
import { mayWholly, type AppAbility } from './buildAbility'
import {
  byAbility,
  judgedBy,
  judgeOf,
  filteredBy,
  rowRuleOf,
  rowFilterOf,
  type Judge,
} from './judge'
import type { Right } from '@/catalog/names'
import type { Subject } from './roles/permissions'

export type { Right }

const RIGHTS = Symbol.for('backoffice.rights')
type AccessByRight = Access & { [RIGHTS]?: readonly Right[] }

/**
 * Access for users with at least one of the rights. Boolean on purpose: Payload does not apply a
 * row filter of one collection to queries through a relationship of another.
 */
export const anyOf = (...rights: Right[]): Access => {
  const access: AccessByRight = byAbility((ability) =>
    rights.some(([action, subject]) => ability.can(action, subject)),
  )
  access[RIGHTS] = rights
  return access
}

/** Access decided by a custom function; these rights open the fields. */
export const withRights = (access: Access, ...rights: Right[]): Access => {
  const named: AccessByRight = filteredBy(
    (args) => access(args),
    judgeOf(access),
    rowFilterOf(access),
  )
  named[RIGHTS] = rights
  return named
}

/** The rights that open at least some rows, such as the caller's own. */
export const rightsOf = (access: unknown): readonly Right[] =>
  typeof access === 'function' ? ((access as AccessByRight)[RIGHTS] ?? []) : []

/** Closed in every API, also with all rights: the row is written only by a command. */
export const nobody: Access = () => false

type CollectionAccess = Required<
  Pick<NonNullable<CollectionConfig['access']>, 'create' | 'read' | 'update' | 'delete'>
>

/**
 * The usual mapping of a collection to its subject: read, create, write (Payload's update), delete.
 * @param subject whose rights count
 * @param overrides where another right opens it
 */
export const accessFor = (
  subject: Subject,
  overrides: Partial<CollectionAccess> = {},
): CollectionAccess => ({
  read: anyOf(['read', subject]),
  create: anyOf(['create', subject]),
  update: anyOf(['write', subject]),
  delete: anyOf(['delete', subject]),
  ...overrides,
})

/**
 * Whether one of the rights opens a field. The right to the own subject is narrowed by the `fields`
 * of the role; a right to another subject does not cover these fields by name, so it must be
 * unrestricted.
 */
export const opensField = (args: {
  ability: AppAbility
  rights: readonly Right[]
  subject: Subject
  field: string
}): boolean => {
  const { ability, rights, subject, field } = args
  return rights.some(([action, of]) =>
    of === subject ? ability.can(action, of, field) : mayWholly(ability, action, of),
  )
}

export type FieldRights = Required<Record<'read' | 'create' | 'update', FieldAccess>>

/** A field open by these rights, narrowed by the `fields` of the caller's role. */
const fieldOpenBy = (rights: readonly Right[], subject: Subject, field: string): FieldAccess =>
  byAbility((ability) => opensField({ ability, rights, subject, field }))

/**
 * The access of one field, derived from the rights of its collection: a user restricted to some
 * fields cannot read, filter or sort by others, nor write others.
 * @param access of the collection, made by `anyOf`; any other function opens no field
 */
export const fieldAccessFor = (args: {
  subject: Subject
  field: string
  access: Partial<Record<'read' | 'create' | 'update', Access>>
}): FieldRights => {
  const { subject, field, access } = args
  const openBy = (operation: 'read' | 'create' | 'update') =>
    fieldOpenBy(rightsOf(access[operation]), subject, field)
  return { read: openBy('read'), create: openBy('create'), update: openBy('update') }
}

const anybody: FieldAccess = judgedBy(
  () => true,
  () => true,
)

/** For collections in which access to a row includes all of its fields. */
export const openFields = (): FieldRights => ({ read: anybody, create: anybody, update: anybody })

/** A field that needs one more right to see, filter by or change. */
export const onlyWith = (...[action, subject]: Right): FieldAccess =>
  byAbility((ability) => ability.can(action, subject))

type Own = Partial<Record<'read' | 'create' | 'update', FieldAccess>>

const and = (one: Judge, other: Judge): Judge => {
  return (ability) => one(ability) && other(ability)
}

const both = (one: FieldAccess, other?: FieldAccess): FieldAccess => {
  if (!other) return one
  const [first, second, rule] = [judgeOf(one), judgeOf(other), rowRuleOf(other)]
  const access: FieldAccess = async (args) => (await one(args)) && (await other(args))
  if (!first) return access
  return judgedBy(
    access,
    second && and(first, second),
    rule && { ...rule, wholly: and(first, rule.wholly), inRows: and(first, rule.inRows) },
  )
}

/** Combines the access by rights with the field's own access. */
export const narrowedBy = (rights: FieldRights, own: Own = {}): FieldRights => ({
  read: both(rights.read, own.read),
  create: both(rights.create, own.create),
  update: both(rights.update, own.update),
})
