import type { Payload } from 'payload'
import type { Subject } from './permissions'

type Column = { name?: string; hidden?: boolean }
type Entity = { custom?: Record<string, unknown>; flattenedFields: readonly unknown[] }

/** What every row has for itself, or what is no value of the row. */
const NEVER_NARROWED: ReadonlySet<string> = new Set(['id', 'sessions', 'currentPassword'])

/** What Payload takes beside the columns. */
const BESIDE: Readonly<Partial<Record<Subject, readonly string[]>>> = { users: ['password'] }

const namesOf = ({ flattenedFields }: Entity): string[] =>
  (flattenedFields as Column[]).flatMap(({ name, hidden }) =>
    name && !hidden && !NEVER_NARROWED.has(name) ? [name] : [],
  )

/**
 * The fields a right to a subject can be narrowed to: those of its collections. Collections that
 * are seen as a whole (`custom.isWhole`), as the lines of a tender are by its field `items`, have
 * none of their own.
 * @returns an empty set for a subject that is a page
 */
export const fieldsOfSubject = ({ config }: Payload, subject: Subject): ReadonlySet<string> => {
  const own = (config.collections as readonly Entity[]).filter(
    ({ custom }) => custom?.subject === subject && !custom.isWhole,
  )
  const globals = config.globals.filter(({ custom }) => custom?.subject === subject)
  return new Set([...[...own, ...globals].flatMap(namesOf), ...(BESIDE[subject] ?? [])])
}
