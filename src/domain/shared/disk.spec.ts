import { expect, it } from 'vitest'
import { isDiskLow } from './disk'

it.each([
  [100, 10, false],
  [100, 9.99, true],
  [100, 0, true],
  // Some virtual file systems report no size.
  [0, 0, false],
])('of %d bytes %d free are little: %s', (sizeBytes, freeBytes, isLow) => {
  expect(isDiskLow({ use: 'data', sizeBytes, freeBytes })).toBe(isLow)
})
