import { expect, it } from 'vitest'
import {
  daysOffered,
  isTimeOfDay,
  nextMonday,
  proposedNext,
  refuseActionStep,
  refuseSnooze,
} from './actions'

it.each([
  ['done', false, null],
  ['done', true, 'alreadyInThatState'],
  ['snooze', false, null],
  ['snooze', true, 'alreadyInThatState'],
  ['move', false, null],
  ['move', true, 'alreadyInThatState'],
  ['assign', true, 'alreadyInThatState'],
  ['reopen', true, null],
  ['reopen', false, 'alreadyInThatState'],
] as const)('should answer %s of an action whose end is %s with %s', (step, isDone, code) => {
  expect(refuseActionStep(step, isDone)).toBe(code)
})

it('should put an action off to a later day only', () => {
  expect(refuseSnooze('2026-03-19', '2026-03-18')).toBeNull()
  expect(refuseSnooze('2026-03-18', '2026-03-18')).toBe('snoozeNotLater')
  expect(refuseSnooze('2026-03-17', '2026-03-18')).toBe('snoozeNotLater')
})

it.each([
  ['2026-03-16', '2026-03-23'],
  ['2026-03-18', '2026-03-23'],
  ['2026-03-21', '2026-03-23'],
  ['2026-03-22', '2026-03-23'],
])('should begin the week after %s on %s', (day, monday) => {
  expect(nextMonday(day)).toBe(monday)
})

it.each([
  ['call', '2026-03-16', '2026-03-19'],
  // Three days after a Wednesday and a Thursday.
  ['call', '2026-03-18', '2026-03-23'],
  ['call', '2026-03-19', '2026-03-23'],
  ['prepare', '2026-03-16', '2026-03-17'],
] as const)('should propose what follows a %s of %s on %s', (kind, today, next) => {
  expect(proposedNext(kind, today)).toBe(next)
})

it.each([
  // A Monday, a Thursday, a Friday, a Saturday and a Sunday.
  ['2026-03-16', 'tomorrow', ['2026-03-17', '2026-03-23', '2026-03-30']],
  ['2026-03-19', 'tomorrow', ['2026-03-20', '2026-03-26', '2026-04-02']],
  ['2026-03-20', 'nextWorkday', ['2026-03-23', '2026-03-27', '2026-04-03']],
  ['2026-03-21', 'nextWorkday', ['2026-03-23', '2026-03-30', '2026-04-06']],
  ['2026-03-22', 'tomorrow', ['2026-03-23', '2026-03-30', '2026-04-06']],
] as const)('should offer working days after %s', (today, name, days) => {
  const offered = daysOffered(today)
  expect(offered.map((one) => one.name)).toEqual([name, 'inWeek', 'inTwoWeeks'])
  expect(offered.map(({ day }) => day)).toEqual(days)
})

it.each([
  ['09:30', true],
  ['23:59', true],
  ['24:00', false],
  ['9:30', false],
  ['09:60', false],
  ['09:300', false],
  ['109:30', false],
])('should know that %s is a time of day: %s', (text, isOne) => {
  expect(isTimeOfDay(text)).toBe(isOne)
})
