import { expect, it } from 'vitest'
import { itemTimes } from './itemTimes'

const ISTANBUL = 'Europe/Istanbul'
const BERLIN = 'Europe/Berlin'

const meet = (startsAt: string, endsAt: string | null, zone = ISTANBUL, isAllDay = false) => {
  const times = itemTimes({ day: null, startsAt, endsAt, isAllDay }, zone)
  return [times.day, times.lastDay, times.startsAt, times.endsAt]
}

it('should take the day of a moment on the clocks of the company', () => {
  const [late, midnight] = ['2026-02-28T20:59:00.000Z', '2026-02-28T21:00:00.000Z']
  expect(meet(late, null)).toEqual(['2026-02-28', '2026-02-28', late, null])
  expect(meet(midnight, null)).toEqual(['2026-03-01', '2026-03-01', midnight, null])
})

it('should not take the day that begins with its end', () => {
  const [start, midnight] = ['2026-12-31T18:00:00.000Z', '2026-12-31T21:00:00.000Z']
  expect(meet(start, midnight)).toEqual(['2026-12-31', '2026-12-31', start, midnight])
  const after = '2026-12-31T21:01:00.000Z'
  expect(meet(start, after)).toEqual(['2026-12-31', '2027-01-01', start, after])
})

it('should count an end that is not after the start as none', () => {
  const start = '2026-03-01T09:00:00.000Z'
  expect(meet(start, start)).toEqual(['2026-03-01', '2026-03-01', start, null])
  expect(meet(start, '2026-02-01T09:00:00.000Z')[3]).toBeNull()
})

it('should take whole days from midnight to the midnight of the last one', () => {
  const days = (from: string, to: string, zone?: string) => meet(from, to, zone, true)
  expect(days('2026-02-27T21:00:00.000Z', '2026-03-01T21:00:00.000Z')).toEqual([
    ...['2026-02-28', '2026-03-02', null, null],
  ])
  // Clocks are put forward in the night between: the second midnight is 23 hours later.
  expect(days('2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z', BERLIN)).toEqual([
    ...['2026-03-29', '2026-03-30', null, null],
  ])
  expect(days('2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', BERLIN)).toEqual([
    ...['2026-10-25', '2026-10-26', null, null],
  ])
})

it.each([
  ['2026-03-28', '09:00', BERLIN, '2026-03-28T08:00:00.000Z'],
  ['2026-03-29', '09:00', BERLIN, '2026-03-29T07:00:00.000Z'],
  ['2026-03-29', '09:00', ISTANBUL, '2026-03-29T06:00:00.000Z'],
  ['2026-03-29', null, ISTANBUL, null],
])('should begin on %s at %s in %s at %s', (day, time, zone, startsAt) => {
  expect(itemTimes({ day, time }, zone)).toEqual({ day, lastDay: day, startsAt, endsAt: null })
})
