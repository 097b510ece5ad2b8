import { describe, expect, it } from 'vitest'
import {
  BulletinError,
  bulletinPath,
  isJump,
  missingDays,
  ratePerUnit,
  refuseBulletinDay,
  readWritten,
  type WrittenBulletin,
} from './bulletin'

const one = (code: string, more: Partial<WrittenBulletin['currencies'][number]> = {}) => ({
  code,
  unit: '1',
  buying: '43.1210',
  selling: '43.1987',
  ...more,
})
const written = (...currencies: WrittenBulletin['currencies']): WrittenBulletin => ({
  day: '02.03.2026',
  currencies,
})

const NO_DAY = 'The bulletin says no day'

describe('ratePerUnit', () => {
  it.each([
    ['43.1987', '1', '43.1987'],
    ['30.7666', '100', '0.307666'],
    ['27.5112', ' 100 ', '0.275112'],
    ['0.57344', '1', '0.57344'],
    ['43.2000  ', '1', '43.2'],
  ])('%s for %s is %s', (rate, unit, expected) => {
    expect(ratePerUnit(rate, unit)).toBe(expected)
  })

  it.each([
    ['43,1987', '1', '"43,1987" is no rate'],
    ['0', '1', 'A rate is zero'],
    ['-1', '1', '"-1" is no rate'],
    ['1e3', '1', '"1e3" is no rate'],
    ['43.1234567', '1', '"43.1234567" is no rate'],
    ['30.76665', '100', 'A rate has too many digits'],
    ['Infinity', '1', '"Infinity" is no rate'],
    ['', '1', '"" is no rate'],
    ['43.1', '0', '"0" is no unit'],
    ['43.1', '3', '"3" is no unit'],
    ['43.1', '', '"" is no unit'],
    ['9999999999', '1', '"9999999999" is no rate'],
    ['x'.repeat(1000), '1', `"${'x'.repeat(20)}" is no rate`],
    ['43.1', '1'.repeat(1000), `"${'1'.repeat(20)}" is no unit`],
  ])('refuses %j for %j and tells administrators why', (rate, unit, message) => {
    expect(() => ratePerUnit(rate, unit)).toThrow(new BulletinError(message))
  })
})

describe('readWritten', () => {
  it('takes our currencies by their code, in the order of ours, and no others', () => {
    const bulletin = readWritten(written(one('XDR', { selling: '' }), one('EUR'), one('USD')))
    expect(bulletin.day).toBe('2026-03-02')
    expect(bulletin.rates.map(({ currency }) => currency)).toEqual(['USD', 'EUR'])
  })

  it.each([{ selling: ' ' }, { selling: '' }, { buying: ' ' }, { buying: '' }])(
    'leaves out a currency that the bank left empty: %j',
    (empty) => {
      const { rates } = readWritten(written(one('USD', empty), one('EUR')))
      expect(rates.map(({ currency }) => currency)).toEqual(['EUR'])
    },
  )

  it('reads a day with space around it', () => {
    expect(readWritten({ ...written(one('USD')), day: ' 02.03.2026\n' }).day).toBe('2026-03-02')
  })

  it('refuses a currency that is bought for more than it is sold', () => {
    const reversed = written(one('USD', { buying: '43.2', selling: '43.1' }))
    expect(() => readWritten(reversed)).toThrow(
      expect.objectContaining({ code: 'buyingAboveSelling', data: { currency: 'USD' } }),
    )
  })

  it.each([
    ['none of ours', written(one('XDR')), 'The bulletin has no rate of our currencies'],
    ['one of ours twice', written(one('USD'), one('USD')), 'USD stands in the bulletin twice'],
    ['a comma', written(one('USD', { buying: '43,12' })), '"43,12" is no rate'],
    ['no day', { ...written(one('USD')), day: undefined }, NO_DAY],
    ['the day in another form', { ...written(one('USD')), day: '03/02/2026' }, NO_DAY],
    ['a day that is none', { ...written(one('USD')), day: '31.02.2026' }, NO_DAY],
  ])('refuses %s and tells administrators why', (_, bulletin, message) => {
    expect(() => readWritten(bulletin)).toThrow(new BulletinError(message))
  })
})

it('asks for the weekdays of ten days that are not kept, the earliest first', () => {
  const today = '2026-09-21'
  expect(missingDays({ today, kept: [] })).toEqual([
    ...['2026-09-11', '2026-09-14', '2026-09-15', '2026-09-16', '2026-09-17', '2026-09-18'],
  ])
  expect(missingDays({ today, kept: ['2026-09-14', '2026-09-18'] })).toEqual([
    ...['2026-09-11', '2026-09-15', '2026-09-16', '2026-09-17'],
  ])
})

it('finds a bulletin by its day', () => {
  expect(bulletinPath()).toBe('today.xml')
  expect(bulletinPath('2026-09-15')).toBe('202609/15092026.xml')
})

describe('isJump', () => {
  it.each([
    ['44', false],
    ['44.000001', true],
    ['36', false],
    ['35.999999', true],
  ])('%s after 40: %s', (rate, expected) => {
    expect(isJump({ rate, last: '40' })).toBe(expected)
  })

  it('has nothing to be compared with when no rate is known', () => {
    expect(isJump({ rate: '80', last: null })).toBe(false)
  })
})

describe('refuseBulletinDay', () => {
  const today = '2026-09-21'
  it.each([
    ['2026-09-21', null],
    ['2026-09-11', null],
    ['2026-09-10', 'bulletinTooOld'],
    ['2025-09-21', 'bulletinTooOld'],
    ['2026-09-22', 'dayInFuture'],
  ])('%s: %s', (day, code) => {
    const judge = () => refuseBulletinDay({ day, today })
    if (code === null) expect(judge).not.toThrow()
    else
      expect(judge).toThrow(
        expect.objectContaining({ code, data: expect.objectContaining({ day }) }),
      )
  })
})
