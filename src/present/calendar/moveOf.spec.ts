import { expect, it } from 'vitest'
import type { CalendarItem } from './calendarSheet'
import { moveBackOf, moveOf } from './moveOf'

const BERLIN = 'Europe/Berlin'

const item = (values: Partial<CalendarItem>): CalendarItem => ({
  ...{ key: 'meets:7', layer: 'meets', id: 7, title: null, code: null, customer: null },
  ...{ day: '2026-03-27', lastDay: '2026-03-27', startsAt: null, endsAt: null },
  ...{ hasEnd: false, state: null },
  ...{ kind: null, source: null, owner: null, amount: null, href: null },
  ...{ version: null, standsStill: null },
  ...values,
})

const TIMED = item({
  ...{ startsAt: '2026-03-27T08:00:00.000Z', endsAt: '2026-03-27T09:30:00.000Z' },
  hasEnd: true,
})

it('should keep the hour of a meeting across the change of the clocks, and its length', () => {
  expect(moveOf(TIMED, { day: '2026-03-30' }, BERLIN)).toEqual({
    ...{ path: '/api/meets/7?depth=0', method: 'PATCH' },
    // Nine in the morning, before and after.
    body: { startsAt: '2026-03-30T07:00:00.000Z', endsAt: '2026-03-30T08:30:00.000Z' },
  })
})

it('should take another hour', () => {
  const { body } = moveOf(TIMED, { day: '2026-03-27', time: '14:15' }, BERLIN)
  expect(body).toEqual({
    startsAt: '2026-03-27T13:15:00.000Z',
    endsAt: '2026-03-27T14:45:00.000Z',
  })
})

it('should not give an end to a meeting without one', () => {
  const open = { ...TIMED, endsAt: null, hasEnd: false }
  expect(moveOf(open, { day: '2026-03-28' }, BERLIN).body).toEqual({
    startsAt: '2026-03-28T08:00:00.000Z',
  })
  expect(moveBackOf(open, BERLIN).body).toEqual({ startsAt: TIMED.startsAt })
})

it('should move whole days from midnight to midnight', () => {
  const days = item({ day: '2026-03-27', lastDay: '2026-03-28', hasEnd: true })
  expect(moveOf(days, { day: '2026-03-28' }, BERLIN).body).toEqual({
    startsAt: '2026-03-27T23:00:00.000Z',
    // Midnight of the 29th, before clocks are put forward in that night.
    endsAt: '2026-03-28T23:00:00.000Z',
  })
  expect(moveOf(item({}), { day: '2026-03-30' }, BERLIN).body).toEqual({
    startsAt: '2026-03-29T22:00:00.000Z',
  })
  expect(moveBackOf(days, BERLIN).body).toEqual({
    startsAt: '2026-03-26T23:00:00.000Z',
    endsAt: '2026-03-27T23:00:00.000Z',
  })
})

it('should move an end that is the start, or on the same day', () => {
  const moment = { ...TIMED, endsAt: null }
  expect(moveOf(moment, { day: '2026-03-28' }, BERLIN).body).toEqual({
    startsAt: '2026-03-28T08:00:00.000Z',
    endsAt: '2026-03-28T08:00:00.000Z',
  })
  expect(moveBackOf(moment, BERLIN).body).toEqual({
    startsAt: TIMED.startsAt,
    endsAt: TIMED.startsAt,
  })
  expect(moveOf(item({ hasEnd: true }), { day: '2026-03-28' }, BERLIN).body).toEqual({
    startsAt: '2026-03-27T23:00:00.000Z',
    endsAt: '2026-03-27T23:00:00.000Z',
  })
})

it('should move an action by its day, whatever its time', () => {
  const action = item({ layer: 'actions', startsAt: '2026-03-27T08:00:00.000Z' })
  expect(moveOf(action, { day: '2026-04-01', time: '12:00' }, BERLIN)).toEqual({
    ...{ path: '/api/actions/7/move', method: 'POST', body: { due: '2026-04-01' } },
  })
  expect(moveBackOf(action, BERLIN).body).toEqual({ due: '2026-03-27' })
})

it('should take a meeting back to the moment it had, to the second', () => {
  const odd = { ...TIMED, startsAt: '2026-03-27T08:00:12.345Z' }
  expect(moveBackOf(odd, BERLIN).body.startsAt).toBe('2026-03-27T08:00:12.345Z')
})
