import { expect, it } from 'vitest'
import type { EditorRow } from './EditorRow'
import { emptyRow } from './rowsFromValue'
import { valueFromRows } from './valueFromRows'

const kindsOf = (...rows: Partial<EditorRow>[]) =>
  valueFromRows(
    rows.map((row) => emptyRow(row)),
    'tr',
  ).map(({ kind }) => kind)

it('saves no line that Enter began at the end and nobody filled in', () => {
  const card = { stockCard: 7, quantity: '1' }
  expect(kindsOf(card, {})).toEqual(['stockCard'])
  expect(kindsOf(card, { kind: 'text', taxRate: '20' }, {})).toEqual(['stockCard'])
  expect(kindsOf({})).toEqual([])
})

it('keeps one between others, one that says something, one that was stored, and a subtotal', () => {
  expect(kindsOf({}, { stockCard: 7 })).toHaveLength(2)
  expect(kindsOf({ quantity: 'x' })).toHaveLength(1)
  expect(kindsOf({ id: 3 })).toHaveLength(1)
  expect(kindsOf({ kind: 'subtotal' })).toHaveLength(1)
})
