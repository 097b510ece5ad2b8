import { expect, it } from 'vitest'
import { fieldKindOf, type FieldKind } from './fieldKinds'

it.each<[FieldKind, string[]]>([
  ['text', ['text', 'textarea', 'email', 'code']],
  ['number', ['number']],
  ['date', ['date']],
  ['checkbox', ['checkbox']],
  ['option', ['select', 'radio']],
  ['relation', ['relationship', 'upload']],
  ['opaque', ['json', 'richText', 'point', 'array', 'toString']],
])('should compare as %s fields of the types %j', (kind, types) => {
  for (const type of types) expect(fieldKindOf(type), type).toBe(kind)
})
