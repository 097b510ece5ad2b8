import { expect, it } from 'vitest'
import { refuseMeetTimes } from './meetTimes'

const early = '2026-03-01T09:00:00.000Z'
const late = '2026-03-01T10:00:00.000Z'

it.each([
  [{}, null],
  [{ startsAt: early, endsAt: late }, null],
  [{ startsAt: early, endsAt: early }, null],
  [{ startsAt: late, endsAt: null }, null],
  [{ startsAt: late, endsAt: early }, 'endBeforeStart'],
  [{ startsAt: null, endsAt: '1969-12-31T10:00:00.000Z' }, null],
  [{ startsAt: new Date(late), endsAt: new Date(early) }, 'endBeforeStart'],
  [{ startsAt: 'soon' }, 'invalidDate'],
  [{ startsAt: early, endsAt: 'soon' }, 'invalidDate'],
])('should judge %j as %s', (input, expected) => {
  expect(refuseMeetTimes(input)).toBe(expected)
})
