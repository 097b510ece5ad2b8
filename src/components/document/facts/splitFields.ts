import type { ClientField, ClientTab } from 'payload'

/** A field displayed as text. */
export type ReadField = ClientField & { name: string }

/** Displayed as text, editable, or hidden from this reader. */
export type FieldUse = 'read' | 'open' | 'none'

type UseOf = (field: ReadField) => FieldUse

/** A tab and its index in the configuration of the form. */
export type ShownTab = { tab: ClientTab; index: number }

/** Types with a separate read-only view: images, lines, matrices, files. */
const OWN_LOOK: readonly string[] = ['json', 'join', 'upload', 'ui']

const isNamed = (field: ClientField): field is ReadField =>
  'name' in field && Boolean(field.name) && field.type !== 'group'

/**
 * A part of a record without a field (its deliveries, its sends) names the collection whose readers
 * may see it, as `admin.custom.seenWith`. Without it, the part is a hint next to fields.
 */
export const seenWithOf = (field: ClientField): string | undefined => {
  const seenWith: unknown = field.type === 'ui' ? field.admin?.custom?.seenWith : undefined
  return typeof seenWith === 'string' ? seenWith : undefined
}

/** Whether anything is visible to this reader: a hint alone does not count. */
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

/** Payload searches tabs for invalid fields by index: each keeps its place. */
const hideEmptyCards = (fields: readonly ClientField[], useOf: UseOf): ClientField[] =>
  fields.map((field) =>
    keepFilled(field, useOf)
      ? field
      : ({ ...field, admin: { ...field.admin, hidden: true } } as ClientField),
  )

/**
 * The tabs with visible fields, each with its index in the configuration, which is part of the
 * identity of the fields in it. Empty cards in them are hidden.
 */
export const shownTabs = (tabs: readonly ClientTab[], useOf: UseOf): ShownTab[] =>
  tabs.flatMap((tab, index) =>
    isThere(tab.fields, useOf)
      ? [{ index, tab: { ...tab, fields: hideEmptyCards(tab.fields, useOf) } }]
      : [],
  )

/** A card or tabs; null if this user sees none of its fields. */
const keepFilled = (field: ClientField, useOf: UseOf): ClientField | null => {
  if (field.type === 'group') return isThere(field.fields, useOf) ? field : null
  return field.type !== 'tabs' || shownTabs(field.tabs, useOf).length > 0 ? field : null
}

/**
 * Splits the fields of a form into read-only ones, in order, and editable ones, each at its own
 * index, because the index is part of a field's identity in the form. Cards and tabs without
 * visible fields are dropped.
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
