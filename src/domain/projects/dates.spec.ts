import { expect, it } from 'vitest'
import { refuseProjectDates } from './dates'

it.each([
  [{}, null],
  [{ startDate: '2026-03-01', endDate: '2026-03-01' }, null],
  [{ startDate: '2026-03-01' }, null],
  [{ startDate: null, endDate: '2026-03-01' }, null],
  [{ startDate: '2026-03-01', endDate: '' }, null],
  [{ startDate: '2026-03-02', endDate: '2026-03-01' }, 'endBeforeStart'],
  [
    { startDate: '2026-03-02T12:00:00.000Z', endDate: '2026-03-01T12:00:00.000Z' },
    'endBeforeStart',
  ],
  [{ startDate: 'x' }, 'invalidDate'],
  [{ endDate: '2026-02-30' }, 'invalidDate'],
  [{ startDate: '2026-03-01', endDate: 'x' }, 'invalidDate'],
])('should judge %o as %s', (input, expected) => {
  expect(refuseProjectDates(input)).toBe(expected)
})
