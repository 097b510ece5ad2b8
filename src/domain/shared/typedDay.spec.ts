import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './day'
import { monthNames, readDay, readTime, writeDay } from './typedDay'
import type { TypingLocale } from './text/typedText'

const today = '2026-11-22'
const LOCALES = ['tr', 'en', 'fr', 'ar'] as const
const read = (text: string, locale: TypingLocale = 'tr') => readDay(text, { locale, today })

describe('a typed day', () => {
  it.each([
    ['31.12.2026', '2026-12-31'],
    ['31/12/2026', '2026-12-31'],
    ['31-12-2026', '2026-12-31'],
    ['31 12 2026', '2026-12-31'],
    ['31 . 12 . 2026', '2026-12-31'],
    ['31\u00a012\u00a02026', '2026-12-31'],
    ['1 2 2026', '2026-02-01'],
    ['1.2.2026', '2026-02-01'],
    ['31122026', '2026-12-31'],
    ['311226', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['31.12', '2026-12-31'],
    ['31.12.', '2026-12-31'],
    ['٣١/١٢/٢٠٢٦', '2026-12-31'],
    ['۳۱.۱۲.۲۰۲۶', '2026-12-31'],
    ['\u200f31/12/2026\u200f', '2026-12-31'],
    ['  31.12.2026 ', '2026-12-31'],
    ['31.12.2026'.padEnd(40), '2026-12-31'],
  ])('should be read in every language, the day before the month: %j', (text, day) => {
    for (const locale of LOCALES) expect([locale, read(text, locale)]).toEqual([locale, day])
  })

  it.each([
    ['tr', '31 Aralık 2026', '2026-12-31'],
    ['tr', '5 şubat', '2026-02-05'],
    ['tr', '5 ağu 26', '2026-08-05'],
    ['en', '31 December 2026', '2026-12-31'],
    ['en', '1 Sept 2026', '2026-09-01'],
    ['en', '31-Dec-26', '2026-12-31'],
    ['en', '31Dec2026', '2026-12-31'],
    ['fr', '1er janvier 2026', '2026-01-01'],
    ['fr', '14 juil. 2026', '2026-07-14'],
    ['fr', '15 août', '2026-08-15'],
    ['ar', '31 ديسمبر 2026', '2026-12-31'],
    ['ar', '٣١ ديسمبر ٢٠٢٦', '2026-12-31'],
    ['tr', '31 dec 2026', '2026-12-31'],
  ] as const)('should be read with the month in words (%s): %s', (locale, text, day) => {
    expect(read(text, locale)).toBe(day)
  })

  it.each([
    ['29.02.2024', '2024-02-29'],
    ['29.02.2000', '2000-02-29'],
    ['29.02.2026', null],
    ['29.02.1900', null],
    ['29.02', null],
    ['31.04.2026', null],
  ])('should exist in the calendar: %s', (text, day) => {
    expect(read(text)).toBe(day)
  })

  it.each([
    ['1.1.00', '2000-01-01'],
    ['1.1.26', '2026-01-01'],
    ['1.1.75', '2075-01-01'],
    ['1.1.76', '1976-01-01'],
    ['1.1.99', '1999-01-01'],
  ])('should take two digits for the nearer century: %s', (text, day) => {
    expect(read(text)).toBe(day)
  })

  it.each([
    ['1.1.10', '2110-01-01'],
    ['1.1.39', '2139-01-01'],
    ['1.1.40', '2040-01-01'],
  ])('should reach less than fifty years into the next century: %s', (text, day) => {
    expect(readDay(text, { locale: 'tr', today: '2090-06-01' })).toBe(day)
  })

  it.each([
    '12/31/2026',
    '32.1.2026',
    '0.1.2026',
    '1.0.2026',
    '1.13.2026',
    '31',
    '3112',
    '1.1.026',
    '1.1.20260',
    '31.12.1899',
    '1.1.2200',
    'yarın',
    '5 m 2026',
    '5 ju 2026',
    // One letter, though only one month begins with it: in French, in English, in Turkish.
    '5 s 2026',
    '5 d 2026',
    '5 h 2026',
    '31.12.2026 14:30',
    '2026-12-31 14:30',
    '12026-12-31',
    '1311226',
    '131 Dec 2026',
    '',
    ' ',
    '31.12.2026'.padEnd(41),
    '-1.1.2026',
  ])('should be refused: %j', (text) => {
    for (const locale of LOCALES) expect([locale, read(text, locale)]).toEqual([locale, null])
  })

  it('should be read back as it was written, on every day that records hold', () => {
    const locales = fc.constantFrom(...LOCALES)
    const days = fc.integer({ min: 0, max: 109_571 }).map((n) => addDays('1900-01-01', n))
    fc.assert(
      fc.property(locales, days, (locale, day) => {
        expect(read(writeDay(day, locale), locale)).toBe(day)
      }),
    )
    expect(addDays('1900-01-01', 109_571)).toBe('2199-12-30')
  })
})

it.each([
  ['tr', '09.03.2026'],
  ['en', '09 Mar 2026'],
  ['fr', '09/03/2026'],
  ['ar', '09/03/2026'],
] as const)('should write a day in the order of %s', (locale, text) => {
  expect(writeDay('2026-03-09', locale)).toBe(text)
})

it('should name the months of the Gregorian calendar', () => {
  expect(monthNames('ar')[0]).toBe('يناير')
  expect(monthNames('tr')[11]).toBe('Aralık')
  expect(monthNames('fr', 'short')).toHaveLength(12)
})

it.each([
  ['14:30', '14:30'],
  ['14.30', '14:30'],
  ['14h30', '14:30'],
  ['1430', '14:30'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['9', '09:00'],
  ['23:59', '23:59'],
  ['0:00', '00:00'],
  ['14 : 30', '14:30'],
  [' 14:30 ', '14:30'],
  ['\u200f14:30\u200f', '14:30'],
  ['14:30'.padEnd(40), '14:30'],
  ['١٤:٣٠', '14:30'],
  ['24:00', null],
  ['14:60', null],
  ['14:3', null],
  ['2.30 pm', null],
  ['', null],
  ['11430', null],
  ['14:30'.padEnd(41), null],
])('should read the time %j as %j', (text, time) => {
  expect(readTime(text)).toBe(time)
})
