import { expect, it } from 'vitest'
import { canonicalValue, changedFields, type FieldKind } from './fieldValue'

it.each<[FieldKind, unknown, unknown, boolean]>([
  ['decimal', 1.5, '1.500', true],
  ['decimal', 0, '', false],
  ['decimal', null, '', true],
  ['day', '2026-03-01', '2026-03-01T12:00:00.000Z', true],
  ['day', '2026-03-01', '2026-03-02T12:00:00.000Z', false],
  ['relation', 7, { id: 7, name: 'x' }, true],
  ['relation', '7', 7, true],
  ['relation', null, undefined, true],
  ['relation', { name: 'x' }, null, true],
  ['text', '', null, true],
  ['text', 'a', 'A', false],
])('%s: %j and %j are the same: %s', (kind, a, b, isSame) => {
  expect(canonicalValue(kind, a) === canonicalValue(kind, b)).toBe(isSame)
})

it('names what would change: neither what is sent back as it is nor what is left out', () => {
  const kinds = { quantity: 'decimal', tender: 'relation', type: 'text' } as const
  const stored = { quantity: '2.000', tender: { id: 4 }, type: 'in' }
  expect(changedFields(kinds, { quantity: 2, tender: 4, note: 'x' }, stored)).toEqual([])
  expect(changedFields(kinds, { quantity: 3, tender: null }, stored)).toEqual([
    'quantity',
    'tender',
  ])
  expect(changedFields(kinds, { quantity: 3 }, undefined)).toEqual([])
})
