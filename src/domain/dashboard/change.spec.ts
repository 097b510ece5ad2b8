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

it.each([
  [40, 35, { direction: 'up', percent: 5 }],
  [35, 40, { direction: 'down', percent: 5 }],
  [40, 40, { direction: 'same', percent: 0 }],
  [0, 0, { direction: 'same', percent: 0 }],
  [40, null, null],
  [null, 40, null],
  [null, null, null],
])('should compare a rate of %j with %j in points', (now, before, expected) => {
  expect(pointsOf({ now, before })).toEqual(expected)
})

it('should count approved and invoiced tenders as won, rejected and expired ones as lost', () => {
  expect(winRateOf({ approved: 1, invoiced: 2, rejected: 1, expired: 1 })).toBe(60)
  expect(winRateOf({ draft: 5, sent: 3, cancelled: 9 })).toBeNull()
  expect(winRateOf({ expired: 2 })).toBe(0)
})
