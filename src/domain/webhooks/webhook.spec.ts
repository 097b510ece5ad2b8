import { describe, expect, it } from 'vitest'
import { failureOfStatus, retryAfterOf, waitAfterAttempt, waitBeforeProbe, WAITS } from './webhook'

describe('the next attempt', () => {
  it('follows the schedule, and the tenth is the last, 75 h 35 min after the first', () => {
    const waits = Array.from({ length: 10 }, (_, at) =>
      waitAfterAttempt({ attempts: at + 1, retryAfter: null, random: 0.5 }),
    )
    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null])
    expect(WAITS.reduce((sum, wait) => sum + wait, 0)).toBe(75 * 3600 + 35 * 60 + 5)
  })

  it.each([
    [0, 270],
    [0.5, 300],
    [1, 330],
  ])('with chance %s comes after %s seconds', (random, seconds) => {
    expect(waitAfterAttempt({ attempts: 2, retryAfter: null, random })).toBeCloseTo(seconds)
  })

  it.each([
    [1, 100, 100],
    [3, 100, 1800],
    [1, 10_000_000, 86_400],
  ])('attempt %s waits for a Retry-After of %s: %s s', (attempts, retryAfter, seconds) => {
    expect(waitAfterAttempt({ attempts, retryAfter, random: 0.5 })).toBe(seconds)
  })
})

it.each([
  [0, null],
  [4, null],
  [5, 300],
  [6, 600],
  [8, 2400],
  [9, 3600],
  [4000, 3600],
])('after %s failures in a row one probe comes after %s seconds', (failures, seconds) => {
  expect(waitBeforeProbe({ failures, random: 0.5 })).toBe(seconds)
})

it.each([
  [200, null],
  [204, null],
  [299, null],
  [300, 'redirected'],
  [302, 'redirected'],
  [304, 'redirected'],
  [400, 'status'],
  [410, 'status'],
  [500, 'status'],
  [199, 'status'],
])('status %s is %s', (status, failure) => expect(failureOfStatus(status)).toBe(failure))

const NOW = new Date('2026-03-01T12:00:00Z')
it.each([
  [429, '120', 120],
  [503, 'Sun, 01 Mar 2026 12:01:00 GMT', 60],
  [503, 'Sun, 01 Mar 2026 11:00:00 GMT', 0],
  [503, 'soon', null],
  [503, null, null],
  [500, '120', null],
])('%s with Retry-After %s waits %s', (status, retryAfter, seconds) => {
  expect(retryAfterOf({ status, retryAfter }, NOW)).toBe(seconds)
})
