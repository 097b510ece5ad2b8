import type { FieldAccess } from 'payload'
import { CATALOG } from '@/catalog'
import type { Entity } from '@/catalog/build'
import type { AppAbility } from '../buildAbility'
import { byAbility } from '../judge'
import type { Subject } from '../roles/permissions'

const DERIVED: ReadonlyMap<string, readonly string[]> = new Map(
  CATALOG.entities.flatMap(({ subject, derived = {} }) =>
    Object.entries(derived).map(([field, inputs]) => [`${subject} ${field}`, inputs] as const),
  ),
)

/**
 * Whether the caller may read every field that decides the value of a computed field
 * (`derived` of the catalogue, decision 0095).
 * @returns true for a field that is not computed
 */
export const readsInputs = (ability: AppAbility, subject: Subject, field: string): boolean =>
  (DERIVED.get(`${subject} ${field}`) ?? []).every((input) => ability.can('read', subject, input))

/**
 * The read access that the inputs of a computed field require in addition to its own, for values,
 * filters and orders alike.
 * @returns undefined for a field that is not computed
 */
export const derivedAccess = (
  { subject }: Pick<Entity, 'subject'>,
  field: string,
): { read?: FieldAccess } =>
  subject && DERIVED.has(`${subject} ${field}`)
    ? { read: byAbility((ability) => readsInputs(ability, subject, field)) }
    : {}

/** A computed field that needs an unrestricted right: no right is narrowed to it. */
export const isForWholeReaders = (subject: Subject, field: string): boolean =>
  DERIVED.get(`${subject} ${field}`)?.includes('*') ?? false
