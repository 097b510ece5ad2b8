import { expect, it } from 'vitest'
import { MOST_ATTEMPTS, secondsToWait } from './retry'

it.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [8, 128],
  [9, 240],
  [40, 240],
])('after %s failures it waits %s seconds', (attempts, seconds) => {
  expect(secondsToWait(attempts)).toBe(seconds)
})

it('gives up after some two minutes', () => {
  const waits = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, at) => secondsToWait(at + 1))
  expect(waits.reduce((sum, wait) => sum + wait)).toBe(127)
})
