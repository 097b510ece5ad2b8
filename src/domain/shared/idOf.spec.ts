import { expect, it } from 'vitest'
import { compareIds, idOf } from './idOf'

it.each([
  [5, 5],
  ['a', 'a'],
  [{ id: 7, name: 'x' }, 7],
  ['', null],
  [null, null],
  [undefined, null],
  [NaN, null],
  [{}, null],
  [true, null],
])('should find the id of case %#', (value, expected) => {
  expect(idOf(value)).toBe(expected)
})

it('should order numbers by value and texts by code', () => {
  expect([10, 9, 100].sort(compareIds)).toEqual([9, 10, 100])
  expect(['b', 'a'].sort(compareIds)).toEqual(['a', 'b'])
})
