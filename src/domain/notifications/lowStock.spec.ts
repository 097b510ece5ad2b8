import { expect, it } from 'vitest'
import { hasRunLow } from './lowStock'

it.each([
  [5, 4.999, null, true],
  [5, 5, null, false],
  [6, 5, undefined, false],
  [4, 3, null, false],
  [3, 5, null, false],
  ['100', '9.999', '10', true],
  [10, 9, 10, true],
  [9, 8, 10, false],
  [5, 0, 0, false],
  [0, '-0.001', 0, true],
])('from %s to %s with a minimum of %s: %s', (before, after, minQuantity, expected) => {
  expect(hasRunLow({ before, after, minQuantity })).toBe(expected)
})
