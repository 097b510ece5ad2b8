import { expect, it } from 'vitest'
import { cappedCount } from './cappedCount'

it.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
  [5000, '99+'],
])('should show %d as %s', (count, shown) => expect(cappedCount(count)).toBe(shown))
