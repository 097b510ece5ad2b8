import { expect, it } from 'vitest'
import { pageSizeOf } from './pageSizes'

it.each([
  ['25', 25],
  [100, 100],
  ['all', 'all'],
  ['7', 10],
  ['1000000', 10],
  [undefined, 10],
])('should take %s as %s', (value, expected) => {
  expect(pageSizeOf(value)).toBe(expected)
})
