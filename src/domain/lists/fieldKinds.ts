/** How the values of a field compare. */
export type FieldKind = 'text' | 'number' | 'date' | 'checkbox' | 'option' | 'relation' | 'opaque'

/** Fields whose values compare, by the type Payload gives them; all others are opaque. */
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
