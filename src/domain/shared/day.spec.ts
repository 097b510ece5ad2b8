import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayFromStored,
  dayOf,
  daysBetween,
  dayToStored,
  isDay,
  isKeptDay,
  isTimeZone,
  lastOfWeek,
  today,
  wallClockOf,
  yearOf,
} from './day'

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-05-05', 0, '2026-05-05'],
])('should find %s %i months later on %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})

it.each([
  ['2026-11-23', '2026-11-29'],
  ['2026-11-28', '2026-11-29'],
  ['2026-11-29', '2026-11-29'],
  ['2026-11-30', '2026-12-06'],
])('should end the week of %s on %s', (day, sunday) => {
  expect(lastOfWeek(day)).toBe(sunday)
})

it.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['2200-01-01', false],
])('should keep %s: %s', (day, isKept) => {
  expect(isKeptDay(day)).toBe(isKept)
})

it.each([
  ['Europe/Istanbul', { day: '2026-03-02', time: '02:39' }],
  ['UTC', { day: '2026-03-01', time: '23:39' }],
  ['America/New_York', { day: '2026-03-01', time: '18:39' }],
])('should show in %s %j', (timeZone, clock) => {
  expect(wallClockOf(new Date('2026-03-01T23:39:59Z'), timeZone)).toEqual(clock)
})

describe('isDay', () => {
  it.each([
    ['2026-03-01', true],
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2026-13-01', false],
    ['2026-3-1', false],
    ['2026-00-01', false],
    ['2026-01-00', false],
    ['0000-01-01', true],
    ['9999-12-31', true],
    ['+012026-03-01', false],
    [' 2026-03-01', false],
    ['2026-03-01 ', false],
    ['', false],
    [['2026-03-01'], false],
    ['2026-03-01T00:00:00Z', false],
    ['٢٠٢٦-٠٣-٠١', false],
    [20260301, false],
    [null, false],
  ])('should judge %s as %s', (value, expected) => {
    expect(isDay(value)).toBe(expected)
  })
})

describe('addDays', () => {
  it.each([
    ['2026-03-01', 15, '2026-03-16'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('should go from %s by %i to %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
  })

  it('should be undone by its opposite and counted by daysBetween', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
        const later = addDays('2026-03-01', days)
        expect(addDays(later, -days)).toBe('2026-03-01')
        expect(daysBetween({ from: '2026-03-01', to: later })).toBe(days)
      }),
    )
  })

  it('should refuse what is no day', () => {
    expect(() => addDays('2025-02-29', 1)).toThrow(new RangeError('not a day'))
    expect(() => addDays('9999-12-31', 1)).toThrow(new RangeError('beyond the calendar'))
    expect(() => addDays('0000-01-01', -1)).toThrow(new RangeError('beyond the calendar'))
  })
})

describe('dayOf and today', () => {
  it.each([
    ['2026-03-16T20:59:59.999Z', 'Europe/Istanbul', '2026-03-16'],
    ['2026-03-16T21:00:00.000Z', 'Europe/Istanbul', '2026-03-17'],
    ['2026-03-16T21:00:00.000Z', 'UTC', '2026-03-16'],
    ['2026-03-16T12:00:00.000Z', 'Pacific/Kiritimati', '2026-03-17'],
    ['0987-06-15T12:00:00.000Z', 'UTC', '0987-06-15'],
  ])('should put %s in %s on %s', (instant, timeZone, expected) => {
    expect(dayOf({ instant, timeZone })).toBe(expected)
    expect(today({ now: new Date(instant), timeZone })).toBe(expected)
  })

  it('should refuse what is no instant or no zone', () => {
    expect(() => dayOf({ instant: 'soon', timeZone: 'UTC' })).toThrow(RangeError)
    expect(() => dayOf({ instant: '2026-03-16T12:00:00Z', timeZone: 'Mars/Base' })).toThrow(
      RangeError,
    )
  })
})

it.each([
  ['Europe/Istanbul', true],
  ['UTC', true],
  ['Mars/Base', false],
  ['', false],
  [undefined, false],
  [null, false],
  [['UTC'], false],
])('should judge the time zone %j as %s', (value, expected) => {
  expect(isTimeZone(value)).toBe(expected)
})

it.each([
  ['2026-03-01', 2026],
  ['0987-12-31', 987],
])('should find in %s the year %i', (day, year) => {
  expect(yearOf(day)).toBe(year)
})

describe('dayFromStored', () => {
  it.each([
    [dayToStored('2026-03-01'), '2026-03-01'],
    ['2026-03-01', '2026-03-01'],
    [new Date('2026-03-01T12:00:00Z'), '2026-03-01'],
    ['2026-02-30T12:00:00.000Z', null],
    ['2026-03-01x', null],
    ['x2026-03-01', null],
    ['+012026-03-01T12:00:00.000Z', null],
    ['T12:00:00.000Z', null],
    [new Date(NaN), null],
    ['', null],
    [null, null],
    [5, null],
    [['2026-03-01'], null],
  ])('should read %s as %s', (value, expected) => {
    expect(dayFromStored(value)).toBe(expected)
  })
})
