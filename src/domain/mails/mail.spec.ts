import { expect, it } from 'vitest'
import { isServerAway, waitAfter, WAITS } from './mail'

const LATER = { code: 'EENVELOPE', responseCode: 451 }
const NEVER = { code: 'EENVELOPE', responseCode: 550 }

it('waits longer each time, and gives up after the last', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => waitAfter(attempts, LATER))
  expect(waits).toEqual([60, 300, 900, 3600, 10800, 21600, 43200, null])
  expect(WAITS).toHaveLength(7)
})

it('gives up at once for what the server refuses for good', () => {
  expect(waitAfter(1, NEVER)).toBe(null)
  expect(waitAfter(1, { code: 'EMESSAGE', responseCode: 554 })).toBe(null)
  expect(waitAfter(1, { code: 'EMESSAGE', responseCode: 500 })).toBe(null)
  expect(waitAfter(1, { code: 'EMESSAGE', responseCode: 499 })).toBe(60)
  expect(waitAfter(1, { code: 'EMESSAGE' })).toBe(60)
})

it('blames a server that is away or knows us not, never the mail', () => {
  for (const failure of [
    { code: 'ECONNECTION' },
    { code: 'ETIMEDOUT' },
    { code: 'EAUTH', responseCode: 535 },
    {},
  ]) {
    expect(waitAfter(1, failure)).toBe(60)
    expect(isServerAway(failure)).toBe(true)
  }
  expect(isServerAway(LATER)).toBe(false)
  expect(isServerAway(NEVER)).toBe(false)
})
