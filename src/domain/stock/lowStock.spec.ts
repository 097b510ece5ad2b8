import { expect, it } from 'vitest'
import { hasRunLow, isLow } from './lowStock'

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

it.each([
  [{ available: 4.999 }, true],
  [{ available: 5 }, false],
  [{ available: 99, minQuantity: '3000' }, true],
  [{ available: 3, minQuantity: 3 }, false],
  [{ available: 0, minQuantity: 0 }, false],
  [{ available: -1, minQuantity: 0 }, true],
  [{ available: -1, allowNoStock: true }, false],
  [{ available: 0, isArchived: true }, false],
])('%j is low: %s', (card, expected) => {
  expect(isLow(card)).toBe(expected)
})
