import { expect, it } from 'vitest'
import { isPlain } from './isPlain'

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [['a'], false],
  [null, false],
  [undefined, false],
  ['a', false],
  [5, false],
  [() => 1, false],
])('%j is an object with names of its own: %s', (value, isOne) => {
  expect(isPlain(value)).toBe(isOne)
})
