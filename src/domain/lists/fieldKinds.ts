/** How the values of a field compare. */
export type FieldKind = 'text' | 'number' | 'date' | 'checkbox' | 'option' | 'relation' | 'opaque'

/** Comparison kinds by Payload's field type; all other types are opaque. */
const KINDS: ReadonlyMap<string, FieldKind> = new Map([
  ['text', 'text'],
  ['textarea', 'text'],
  ['email', 'text'],
  ['code', 'text'],
  ['number', 'number'],
  ['date', 'date'],
  ['checkbox', 'checkbox'],
  ['select', 'option'],
  ['radio', 'option'],
  ['relationship', 'relation'],
  ['upload', 'relation'],
])

export const fieldKindOf = (type: string): FieldKind => KINDS.get(type) ?? 'opaque'
