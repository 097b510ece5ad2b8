import type { ClientField, ClientTab } from 'payload'

/** A field whose value is read as text. */
export type ReadField = ClientField & { name: string }

/** Read as text, filled in, or not there for this reader. */
export type FieldUse = 'read' | 'open' | 'none'

type UseOf = (field: ReadField) => FieldUse

/** A tab and its index in the configuration of the form. */
export type ShownTab = { tab: ClientTab; index: number }

/** Kinds that have a way of their own to be read: pictures, lines, matrices, files. */
const OWN_LOOK: readonly string[] = ['json', 'join', 'upload', 'ui']

const isNamed = (field: ClientField): field is ReadField =>
  'name' in field && Boolean(field.name) && field.type !== 'group'

/**
 * A part of a record that holds no field (its deliveries, what was sent of it) names the collection
 * whose readers it is for, as `admin.custom.seenWith`. Without, it is a hint beside fields.
 */
export const seenWithOf = (field: ClientField): string | undefined => {
  const seenWith: unknown = field.type === 'ui' ? field.admin?.custom?.seenWith : undefined
  return typeof seenWith === 'string' ? seenWith : undefined
}

/** Whether something is left for this reader: a hint alone is nothing. */
export const isSomething = (field: ClientField | null): boolean => {
  if (!field) return false
  if (field.type === 'ui') return seenWithOf(field) !== undefined
  return field.type === 'row' || field.type === 'collapsible'
    ? field.fields.some(isSomething)
    : true
}

const isThere = (fields: readonly ClientField[], useOf: UseOf): boolean => {
  const { read, open } = splitFields(fields, useOf)
  return read.length > 0 || open.some(isSomething)
}

/** Payload looks through the fields of a tab for what is wrong there: each keeps its place. */
const hideEmptyCards = (fields: readonly ClientField[], useOf: UseOf): ClientField[] =>
  fields.map((field) =>
    keepFilled(field, useOf)
      ? field
      : ({ ...field, admin: { ...field.admin, hidden: true } } as ClientField),
  )

/**
 * The tabs on which this user has something, each with its index in the configuration, which is part
 * of the identity of the fields in it. Cards without a field for this user are hidden in them.
 */
export const shownTabs = (tabs: readonly ClientTab[], useOf: UseOf): ShownTab[] =>
  tabs.flatMap((tab, index) =>
    isThere(tab.fields, useOf)
      ? [{ index, tab: { ...tab, fields: hideEmptyCards(tab.fields, useOf) } }]
      : [],
  )

/** A card or tabs; null where this user has no field on them. */
const keepFilled = (field: ClientField, useOf: UseOf): ClientField | null => {
  if (field.type === 'group') return isThere(field.fields, useOf) ? field : null
  return field.type !== 'tabs' || shownTabs(field.tabs, useOf).length > 0 ? field : null
}

/**
 * Parts the fields of a form: what can only be read, in its order, and what can be filled in, each
 * at its own place, because a field's index is part of its identity in the form. A card, or tabs, on
 * which this reader has nothing is not drawn.
 */
export const splitFields = (
  fields: readonly ClientField[],
  useOf: UseOf,
): { read: ReadField[]; open: (ClientField | null)[] } => {
  const read: ReadField[] = []
  const open = fields.map((field): ClientField | null => {
    // Null: the field is rendered elsewhere on the page.
    if (!field) return null
    if (isNamed(field)) {
      const use = useOf(field)
      if (use === 'none') return null
      if (use === 'open' || OWN_LOOK.includes(field.type)) return field
      read.push(field)
      return null
    }
    if (field.type !== 'row' && field.type !== 'collapsible') return keepFilled(field, useOf)
    const inner = splitFields(field.fields, useOf)
    read.push(...inner.read)
    return inner.open.some(Boolean) ? { ...field, fields: inner.open as ClientField[] } : null
  })
  return { read, open }
}
