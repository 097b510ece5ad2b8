import type { Access, CollectionConfig, FieldAccess } from 'payload'
import { abilityOfRequest } from './abilityOf'
import type { Action, Subject } from './permissions'

export type Right = readonly [Action, Subject]

/**
 * Access for holders of at least one of the rights. A boolean and no filter: Payload sends a filter
 * to the browser as it is, and `/api/access` reads it as "allowed".
 */
export const anyOf =
  (...rights: Right[]): Access =>
  async ({ req }) => {
    const ability = await abilityOfRequest(req)
    return rights.some(([action, subject]) => ability.can(action, subject))
  }

/** Nobody, over any transport: the row changes by a command only. */
export const nobody: Access = () => false

type CollectionAccess = Required<
  Pick<NonNullable<CollectionConfig['access']>, 'create' | 'read' | 'update' | 'delete'>
>

/**
 * The usual mapping of a collection to its subject: read, create, write (Payload's update), delete.
 * @param subject whose rights count
 * @param overrides where an operation needs another right than usual
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

/** A field open to holders of the subject's right, narrowed by the `fields` of their role. */
export const fieldAccessFor = (subject: Subject, field: string) => {
  const may =
    (...actions: Action[]): FieldAccess =>
    async ({ req }) => {
      const ability = await abilityOfRequest(req)
      // A right without `fields` answers true for every field. One on the subject as a whole is
      // decided by the collection's own access, so a caller let in by another right keeps it.
      return actions.some((a) => !ability.can(a, subject) || ability.can(a, subject, field))
    }
  return { read: may('read'), create: may('create'), update: may('write') }
}

/** A field that only holders of one more right may see, filter by or change. */
export const onlyWith = (...[action, subject]: Right): FieldAccess => {
  return async ({ req }) => (await abilityOfRequest(req)).can(action, subject)
}
