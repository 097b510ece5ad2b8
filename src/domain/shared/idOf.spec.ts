import { expect, it } from 'vitest'
import { compareIds, idOf, isSameId } from './idOf'

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

it.each([
  [7, 7, true],
  [7, '7', true],
  ['a', 'a', true],
  [7, 8, false],
  [null, null, false],
  [undefined, undefined, false],
  [7, null, false],
  [undefined, 'undefined', false],
])('should find %j and %j to name one record: %j', (one, other, isSame) => {
  expect(isSameId(one, other)).toBe(isSame)
})

it('should order numbers by value and texts by code', () => {
  expect([10, 9, 100].sort(compareIds)).toEqual([9, 10, 100])
  expect(['b', 'a'].sort(compareIds)).toEqual(['a', 'b'])
})

it.each([
  [1, 2, -1],
  [10, 9, 1],
  [7, 7, 0],
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['10', '9', -1],
  [10, '9', -1],
  ['9', 10, 1],
  [7, '7', 0],
  ['7', 7, 0],
])('should compare %j with %j as %i', (a, b, expected) => {
  expect(Math.sign(compareIds(a, b))).toBe(expected)
})
