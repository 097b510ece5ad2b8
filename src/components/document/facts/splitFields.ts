import type { ClientField } from 'payload'

/** A field whose value is read as text. */
export type ReadField = ClientField & { name: string }

/** Read as text, filled in, or not there for this reader. */
export type FieldUse = 'read' | 'open' | 'none'

type UseOf = (field: ReadField) => FieldUse

/** Kinds that have a way of their own to be read: pictures, lines, matrices, files. */
const OWN_LOOK: readonly string[] = ['json', 'join', 'upload', 'ui']

const isNamed = (field: ClientField): field is ReadField =>
  'name' in field && Boolean(field.name) && field.type !== 'group'

/**
 * Parts the fields of a form: what can only be read, in its order, and what can be filled in, each
 * at its own place, because a field's index is part of its identity in the form.
 */
export const splitFields = (
  fields: readonly ClientField[],
  useOf: UseOf,
): { read: ReadField[]; open: (ClientField | null)[] } => {
  const read: ReadField[] = []
  const open = fields.map((field): ClientField | null => {
    // A field that stands elsewhere on the page left its place empty.
    if (!field) return null
    if (isNamed(field)) {
      const use = useOf(field)
      if (use === 'none') return null
      if (use === 'open' || OWN_LOOK.includes(field.type)) return field
      read.push(field)
      return null
    }
    if (field.type !== 'row' && field.type !== 'collapsible') return field
    const inner = splitFields(field.fields, useOf)
    read.push(...inner.read)
    return inner.open.some(Boolean) ? { ...field, fields: inner.open as ClientField[] } : null
  })
  return { read, open }
}
