import { expect, it } from 'vitest'
import { changeOf, pointsOf } from './change'
import { winRateOf } from './winRate'

it.each([
  [
    { now: 12, before: 10 },
    { direction: 'up', percent: 20 },
  ],
  [
    { now: 5, before: 10 },
    { direction: 'down', percent: 50 },
  ],
  [
    { now: 10, before: 10 },
    { direction: 'same', percent: 0 },
  ],
  [
    { now: 1001, before: 1000 },
    { direction: 'same', percent: 0 },
  ],
  [
    { now: 3, before: 0 },
    { direction: 'up', percent: null },
  ],
  [
    { now: 0, before: 4 },
    { direction: 'down', percent: 100 },
  ],
  [{ now: 0, before: 0 }, null],
])('should compare %j', (numbers, expected) => {
  expect(changeOf(numbers)).toEqual(expected)
})

it('should compare rates in points', () => {
  expect(pointsOf({ now: 40, before: 35 })).toEqual({ direction: 'up', percent: 5 })
  expect(pointsOf({ now: 40, before: null })).toBeNull()
})

it('should count approved and invoiced tenders as won, rejected and expired ones as lost', () => {
  expect(winRateOf({ approved: 1, invoiced: 2, rejected: 1, expired: 1 })).toBe(60)
  expect(winRateOf({ draft: 5, sent: 3, cancelled: 9 })).toBeNull()
  expect(winRateOf({ expired: 2 })).toBe(0)
})
