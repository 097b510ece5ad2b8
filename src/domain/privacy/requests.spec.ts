import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, isDay, isWorkingDay } from '../shared/day'
import {
  answerDayOf,
  destructionPeriod,
  dueDayOf,
  dueRequestWarning,
  pressingUntil,
  refusePersonRequest,
  urgencyOf,
} from './requests'

const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2190-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the clock of a request', () => {
  it.each([
    ['2026-01-31', '2026-03-02'],
    ['2028-01-30', '2028-02-29'],
    ['2026-12-05', '2027-01-04'],
    // Most of Europe changes its clocks in between.
    ['2026-03-15', '2026-04-14'],
  ])('received on %s, the last day is %s', (received, due) => {
    expect(dueDayOf(received)).toBe(due)
  })

  it('leaves thirty whole days from whatever day', () => {
    fc.assert(
      fc.property(days, (received) => {
        const due = dueDayOf(received)
        expect(isDay(due)).toBe(true)
        expect(daysBetween({ from: received, to: due })).toBe(30)
      }),
    )
  })

  it('grows more pressing by the day, and is overdue after its last day alone', () => {
    const order = ['later', 'soon', 'overdue']
    fc.assert(
      fc.property(days, fc.integer({ min: -60, max: 60 }), (due, apart) => {
        const today = addDays(due, apart)
        const now = urgencyOf({ due, today })
        const next = urgencyOf({ due, today: addDays(today, 1) })
        expect(order.indexOf(next)).toBeGreaterThanOrEqual(order.indexOf(now))
        expect(now === 'overdue').toBe(today > due)
        expect(now !== 'later').toBe(due <= pressingUntil(today))
      }),
    )
  })

  it.each([
    [11, null],
    [10, 10],
    [9, 10],
    [3, 3],
    [1, 3],
    [0, 0],
    [-1, -1],
    [-40, -1],
  ])('with %i days left the warning is %s', (left, step) => {
    expect(dueRequestWarning({ due: addDays('2026-06-01', left), today: '2026-06-01' })).toBe(step)
  })
})

describe('a last day at a weekend or on a holiday', () => {
  // 13 March 2026 is a Friday.
  it.each([
    ['2026-03-13', '2026-03-13', 3],
    ['2026-03-14', '2026-03-13', 3],
    ['2026-03-15', '2026-03-13', 3],
    ['2026-03-16', '2026-03-16', 10],
  ])('%s is answered by %s, and warned of by that', (due, working, step) => {
    const today = '2026-03-10'
    expect(answerDayOf({ due, today })).toBe(working)
    expect(dueRequestWarning({ due, today })).toBe(step)
  })

  it('should be soon ten days before the working day, and later the day before', () => {
    expect(urgencyOf({ due: '2026-03-20', today: '2026-03-10' })).toBe('soon')
    expect(urgencyOf({ due: '2026-03-20', today: '2026-03-09' })).toBe('later')
  })

  it.each([
    ['2026-03-13', '2026-03-13', 'soon', 0],
    ['2026-03-14', '2026-03-15', 'soon', 0],
    ['2026-03-15', '2026-03-15', 'soon', 0],
    ['2026-03-16', '2026-03-15', 'overdue', -1],
  ] as const)('of Sunday 15 March, on %s it is %s', (today, day, urgency, step) => {
    const clock = { due: '2026-03-15', today }
    expect(answerDayOf(clock)).toBe(day)
    expect(urgencyOf(clock)).toBe(urgency)
    expect(dueRequestWarning(clock)).toBe(step)
  })

  it.each([
    // 29 October 2026 is a Thursday, 1 May 2026 and 1 January 2027 are Fridays.
    ['2026-10-29', '2026-10-28'],
    ['2026-10-30', '2026-10-30'],
    ['2026-05-01', '2026-04-30'],
    ['2026-05-03', '2026-04-30'],
    ['2026-05-04', '2026-05-04'],
    ['2027-01-01', '2026-12-31'],
    ['2027-01-03', '2026-12-31'],
    // A Monday.
    ['2027-08-30', '2027-08-27'],
  ])('%s is answered by %s', (due, working) => {
    const today = addDays(due, -9)
    expect(answerDayOf({ due, today })).toBe(working)
    expect(dueRequestWarning({ due, today: working })).toBe(0)
    expect(urgencyOf({ due, today: due })).toBe('soon')
    expect(pressingUntil(addDays(working, -10)) >= due).toBe(true)
  })

  it('is never moved on: it is warned of by its working day, and over after it alone', () => {
    fc.assert(
      fc.property(days, (due) => {
        const working = answerDayOf({ due, today: '1900-01-01' })
        expect(isWorkingDay(working)).toBe(true)
        expect(daysBetween({ from: working, to: due })).toBeLessThanOrEqual(3)
        expect(working === due).toBe(isWorkingDay(due))
        const first = (step: number) =>
          Array.from({ length: 60 }, (_, at) => addDays(due, at - 40)).find(
            (today) => dueRequestWarning({ due, today }) === step,
          )
        expect([10, 3, 0, -1].map(first)).toEqual([
          ...[10, 3, 0].map((left) => addDays(working, -left)),
          addDays(due, 1),
        ])
      }),
      { numRuns: 50 },
    )
  })
})

it.each([
  ['2026-02-28', '2025-09'],
  ['2026-03-01', '2026-03'],
  ['2026-08-31', '2026-03'],
  ['2026-09-01', '2026-09'],
  ['2026-12-31', '2026-09'],
])('%s is of the half-year %s', (today, period) => {
  expect(destructionPeriod(today)).toBe(period)
})

describe('a request as it was typed', () => {
  const typed = { receivedOn: '2026-06-01', name: 'Ayşe Yılmaz', email: null, phone: null }
  it.each([
    [{}, []],
    [{ receivedOn: '2026-06-02' }, ['receivedOn dayInFuture']],
    [{ receivedOn: '1899-12-31' }, ['receivedOn invalidDate']],
    [{ name: null }, ['name required']],
    [{ name: null, email: 'ayse@example.com' }, []],
    [{ phone: '12' }, ['phone invalidPhone']],
  ])('%j', (change, expected) => {
    const refused = refusePersonRequest({ ...typed, ...change }, '2026-06-01')
    expect(refused.map(({ path, code }) => `${path} ${code}`)).toEqual(expected)
  })
})
