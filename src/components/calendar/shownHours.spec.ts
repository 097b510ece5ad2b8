import { expect, it } from 'vitest'
import type { CalendarItem } from '@/present/calendar/calendarSheet'
import { shownHours } from './shownHours'

type Times = Pick<CalendarItem, 'day' | 'lastDay' | 'startsAt' | 'endsAt'>

const DAY = { day: '2026-03-04', lastDay: '2026-03-04' }
const hoursOf = (times: Partial<Times>, layer: CalendarItem['layer'] = 'meets') => {
  const { from, to } = shownHours(
    [{ layer, ...DAY, startsAt: null, endsAt: null, ...times } as CalendarItem],
    'Europe/Istanbul',
  )
  return `${from} ${to}`
}

it.each<[string, Partial<Times>]>([
  ['07:00 20:00', {}],
  ['07:00 20:00', { startsAt: '2026-03-04T06:00:00.000Z', endsAt: '2026-03-04T07:00:00.000Z' }],
  // Five in the morning, and half past eleven at night without an end.
  ['05:00 20:00', { startsAt: '2026-03-04T02:30:00.000Z' }],
  ['07:00 24:00', { startsAt: '2026-03-04T20:30:00.000Z' }],
  ['07:00 22:00', { startsAt: '2026-03-04T16:00:00.000Z', endsAt: '2026-03-04T18:30:00.000Z' }],
  // Until midnight, and past it.
  ['07:00 24:00', { startsAt: '2026-03-04T18:00:00.000Z', endsAt: '2026-03-04T21:00:00.000Z' }],
  [
    '00:00 24:00',
    {
      lastDay: '2026-03-05',
      startsAt: '2026-03-04T18:00:00.000Z',
      endsAt: '2026-03-04T22:00:00.000Z',
    },
  ],
])('should show %s for %j', (hours, times) => {
  expect(hoursOf(times)).toBe(hours)
})

it('should not follow the time of an action, which stands above the clock', () => {
  expect(hoursOf({ startsAt: '2026-03-04T02:30:00.000Z' }, 'actions')).toBe('07:00 20:00')
})
