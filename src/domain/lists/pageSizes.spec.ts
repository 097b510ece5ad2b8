import { expect, it } from 'vitest'
import { listLimitOf, MAX_LIMIT, pageSizeOf } from './pageSizes'

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

it.each([
  ['all', 'all'],
  ['1', 1],
  [7, 7],
  [String(MAX_LIMIT), MAX_LIMIT],
  [String(MAX_LIMIT + 1), undefined],
  ['0', undefined],
  ['-1', undefined],
  ['2.5', undefined],
  ['many', undefined],
  ['', undefined],
  [undefined, undefined],
])('should show as many rows as the address says: %s gives %s', (value, expected) => {
  expect(listLimitOf(value)).toBe(expected)
})
