import { CATALOG } from '@/catalog'
import type { Action, NamedRight, Subject } from '@/catalog/names'
import { ACTIONS, type CrudAction } from '@/catalog/right'

// The registry of rights, derived from the catalogue. Collection access, route guard, navigation,
// the role screen and validation of stored roles all use it. Rights without any effect are not in
// it.
export { ACTIONS, type Action, type CrudAction, type NamedRight, type Subject }

/** Subjects of rights: one or more collections, the settings, or a page. */
export const SUBJECTS: readonly Subject[] = CATALOG.subjects.map(({ name }) => name)

/** Rights beyond the general actions (`ACTIONS`), each belonging to one subject. */
export const NAMED_RIGHTS = Object.fromEntries(
  CATALOG.subjects.flatMap(({ name, named }) => named.map((right) => [right, name])),
) as Readonly<Record<NamedRight, Subject>>

/** The rights of a subject beyond the general actions. */
export const namedRightsOf = (subject: Subject): NamedRight[] =>
  (CATALOG.subjects.find(({ name }) => name === subject)?.named ?? []) as NamedRight[]

/** Actions a role may hold on a subject, in the order the role screen shows them. */
export const actionsOf = (subject: Subject): Action[] => [
  ...(CATALOG.subjects.find(({ name }) => name === subject)?.actions ?? []),
  ...namedRightsOf(subject),
]

/** Whether a right exists. */
export const isRight = (subject: Subject, action: Action): boolean =>
  actionsOf(subject).includes(action)

/** One row of a role: allowed actions on a subject; `fields` narrows it to columns. */
export type Permission = { subject: Subject; actions: Action[]; fields?: string[] }

export const isSubject = (value: unknown): value is Subject =>
  (SUBJECTS as readonly unknown[]).includes(value)

/** A right as a key, for attributes and JSON. */
export const rightKey = (action: Action, subject: Subject): string => `${subject}:${action}`
