import type { Payload } from 'payload'
import { isForWholeReaders } from './derived'
import type { Subject } from '../roles/permissions'

type Column = { name?: string; hidden?: boolean; label?: unknown }
type Entity = { custom?: Record<string, unknown>; flattenedFields: readonly unknown[] }

/** Fields that a right cannot be narrowed to: ids, sessions, and the input of the current password. */
export const NEVER_NARROWED: ReadonlySet<string> = new Set(['id', 'sessions', 'currentPassword'])

/** Fields that Payload accepts in addition to the columns. */
const BESIDE: Readonly<Partial<Record<Subject, readonly string[]>>> = { users: ['password'] }

const columnsOf = ({ flattenedFields }: Entity): [string, unknown][] =>
  (flattenedFields as Column[]).flatMap(({ name, hidden, label }): [string, unknown][] =>
    name && !hidden && !NEVER_NARROWED.has(name) ? [[name, label]] : [],
  )

/**
 * The fields a right to a subject can be narrowed to, each with its label: those of its
 * collections. Collections that are readable only as a whole (`custom.isWhole`), like the lines of
 * a tender through its field `items`, have none.
 * @returns empty for a subject that is a page; the label as in Payload's configuration, if there is
 *   one
 */
export const labelledFieldsOf = ({ config }: Payload, subject: Subject): Map<string, unknown> => {
  const own = (config.collections as readonly Entity[]).filter(
    ({ custom }) => custom?.subject === subject && !custom.isWhole,
  )
  const globals = config.globals.filter(({ custom }) => custom?.subject === subject)
  const found = new Map<string, unknown>()
  for (const [name, label] of [...own, ...globals].flatMap(columnsOf))
    if (!found.has(name) && !isForWholeReaders(subject, name)) found.set(name, label)
  for (const name of BESIDE[subject] ?? []) found.set(name, undefined)
  return found
}

/** The names of the fields a right to a subject can be narrowed to. */
export const fieldsOfSubject = (payload: Payload, subject: Subject): ReadonlySet<string> =>
  new Set(labelledFieldsOf(payload, subject).keys())
