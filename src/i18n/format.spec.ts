import { describe, expect, expectTypeOf, it } from 'vitest'

import type { dayOf } from '@/domain/shared/day'
import type { startOfDay } from '@/domain/shared/startOfDay'

import { createFormatters, type Formatters } from './format'

const tr = createFormatters('tr')
const en = createFormatters('en')
const fr = createFormatters('fr')
const ar = createFormatters('ar')

/** Direction marks and kinds of blanks are left to `Intl`. */
const plain = (text: string): string =>
  text.replace(/[\u2066\u2069]/g, '').replace(/[\u202f\u00a0]/g, ' ')

describe('money', () => {
  it.each([
    [tr, '₺1.234,50'],
    [en, '₺1,234.50'],
    [fr, '1 234,50 ₺'],
    [ar, '1,234.50 ₺'],
  ])('should print lira with the short sign', (formatters, expected) => {
    expect(plain(formatters.money('1234.5', 'TRY'))).toBe(expected)
  })

  it('should be one isolate in Arabic, the minus and the sign each on its side', () => {
    expect(ar.money('-1234.5', 'TRY')).toBe('\u2066-1,234.50\u00a0₺\u2069')
    expect(ar.money('5', 'USD')).toBe('\u20665.00\u00a0$\u2069')
    expect(ar.money('', 'TRY')).toBe('')
  })

  it('should keep every digit of a string', () => {
    expect(en.money('9007199254740993.07', 'USD')).toBe('$9,007,199,254,740,993.07')
  })

  it.each([null, undefined, '', 'abc', Number.NaN])('should print %j as nothing', (amount) => {
    expect(tr.money(amount, 'TRY')).toBe('')
  })
})

it.each([
  ['5', '5'],
  ['4.500', '4,5'],
  ['1234.125', '1.234,125'],
  [0, '0'],
])('should print the quantity %s as %s', (amount, expected) => {
  expect(tr.quantity(amount)).toBe(expected)
})

it.each([
  ['12', '12,00'],
  ['12.345', '12,345'],
  ['0.000001', '0,000001'],
  [0.0000015, '0,000002'],
])('should print the price %s as %s', (amount, expected) => {
  expect(tr.price(amount)).toBe(expected)
})

it('should print a unit price with its currency', () => {
  expect(tr.price('12.3456', 'EUR')).toBe('€12,3456')
})

it.each([
  ['12', '₺12,00'],
  ['12.3', '₺12,30'],
  ['12.34567', '₺12,3457'],
])('should print the cost %s as %s', (amount, expected) => {
  expect(tr.cost(amount, 'TRY')).toBe(expected)
})

it('should say on which side the sign of a currency stands', () => {
  expect([tr, en, fr, ar].map((one) => one.currencySign('TRY'))).toEqual([
    { sign: '₺', isBefore: true },
    { sign: '₺', isBefore: true },
    { sign: '₺', isBefore: false },
    { sign: '₺', isBefore: false },
  ])
})

it('should print percents from percents', () => {
  expect([tr.percent(20), en.percent('20'), plain(fr.percent('12.5'))]).toEqual([
    '%20',
    '20%',
    '12,5 %',
  ])
  expect(tr.percent(0.0000001)).toBe('%0')
})

describe('day', () => {
  it.each([
    [tr, '09.03.2026'],
    [en, '09 Mar 2026'],
    [fr, '09/03/2026'],
    [ar, '09/03/2026'],
  ])('should follow the language', (formatters, expected) => {
    expect(formatters.day('2026-03-09')).toBe(expected)
    expect(formatters.day('2026-03-09T12:00:00.000Z')).toBe(expected)
    expect(formatters.day(new Date('2026-03-09T12:00:00.000Z'))).toBe(expected)
  })

  it.each([null, undefined, '', 'yesterday'])('should print %j as nothing', (value) => {
    expect(tr.day(value)).toBe('')
  })
})

describe('dateTime', () => {
  it('should use the clock of the time zone', () => {
    expect(tr.dateTime('2026-03-01T22:30:00Z', 'Europe/Istanbul')).toBe('02.03.2026 01:30')
    expect(en.dateTime('2026-03-01T22:30:00Z', 'UTC')).toBe('01 Mar 2026 22:30')
  })

  it('should show midnight as 00', () => {
    expect(fr.dateTime('2026-03-01T21:00:00Z', 'Europe/Istanbul')).toBe('02/03/2026 00:00')
  })

  it('should keep the time behind the day in Arabic, wherever it stands', () => {
    const ar = createFormatters('ar')
    expect(ar.dateTime('2026-03-01T21:00:00Z', 'UTC')).toBe('\u206601/03/2026 21:00\u2069')
  })

  it('should name the day of a moment whole', () => {
    expect(en.dayAt('2026-03-01T22:30:00Z', 'Europe/Istanbul')).toBe('02 Mar 2026')
  })

  it.each([tr, en, fr, ar])('should write the time alone with all of its digits', (formatters) => {
    expect(formatters.time('2026-03-01T07:00:00Z', 'Europe/Istanbul')).toBe('10:00')
    expect(formatters.time('2026-03-01T22:30:00Z', 'UTC')).toBe('22:30')
  })

  it('should print a bad moment as nothing', () => {
    const { dateTime, time, dayAt } = tr
    expect([dateTime, time, dayAt].map((print) => print('soon', 'UTC'))).toEqual(['', '', ''])
  })

  it('should take no moment without a time zone, which the compiler checks', () => {
    expectTypeOf<Parameters<Formatters['dateTime']>['length']>().toEqualTypeOf<2>()
    expectTypeOf<Parameters<Formatters['time']>['length']>().toEqualTypeOf<2>()
    expectTypeOf<Parameters<Formatters['dayAt']>['length']>().toEqualTypeOf<2>()
    expectTypeOf<Parameters<typeof dayOf>[0]['timeZone']>().toEqualTypeOf<string>()
    expectTypeOf<Parameters<typeof startOfDay>[0]['timeZone']>().toEqualTypeOf<string>()
  })
})

describe('relativeTime', () => {
  const now = new Date('2026-03-10T12:00:00Z')

  it.each([
    ['2026-03-10T11:59:40Z', 'şimdi'],
    ['2026-03-10T11:57:00Z', '3 dakika önce'],
    ['2026-03-10T09:00:00Z', '3 saat önce'],
    ['2026-03-09T11:00:00Z', 'dün'],
    ['2026-03-13T12:00:00Z', '3 gün sonra'],
    ['2025-12-01T12:00:00Z', '3 ay önce'],
  ])('should say how far %s is', (value, expected) => {
    expect(tr.relativeTime(value, now)).toBe(expected)
  })

  it('should write Latin digits in Arabic', () => {
    expect(ar.relativeTime('2026-03-10T09:00:00Z', now)).toContain('3')
  })
})
