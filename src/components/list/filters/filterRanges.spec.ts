import { describe, expect, it } from 'vitest'
import { rangeInput, withConditions, withRange } from './filterRanges'

const timeZone = 'Europe/Istanbul'

describe('a range of a filter', () => {
  it.each([
    ['days', 'from', '2026-03-01', { 'where[d][greater_than_equal]': '2026-03-01T12:00:00.000Z' }],
    ['days', 'to', '2026-03-01', { 'where[d][less_than_equal]': '2026-03-01T12:00:00.000Z' }],
    [
      'moments',
      'from',
      '2026-03-01',
      { 'where[d][greater_than_equal]': '2026-02-28T21:00:00.000Z' },
    ],
    ['moments', 'to', '2026-03-01', { 'where[d][less_than]': '2026-03-01T21:00:00.000Z' }],
    ['numbers', 'from', '4,5', { 'where[d][greater_than_equal]': '4.5' }],
  ] as const)('of %s %s %s stands in the address and is read back', (kind, side, input, where) => {
    const range = { name: 'd', kind, timeZone, side }
    expect(withRange({ ...range, where: {}, input })).toEqual(where)
    expect(rangeInput({ ...range, where })).toBe(input.replace(',', '.'))
    expect(withRange({ ...range, where, input: '' })).toEqual({})
  })

  it('should keep the old condition for what is no value', () => {
    const range = { name: 'd', where: {}, side: 'from', timeZone } as const
    expect(withRange({ ...range, kind: 'numbers', input: '12abc' })).toBeNull()
    expect(withRange({ ...range, kind: 'days', input: '2026-02-30' })).toBeNull()
  })

  const today = '2026-03-18'

  it.each([
    ['days', { 'where[d][equals]': '@week' }, '2026-03-16', '2026-03-22'],
    ['moments', { 'where[d][equals]': '@week' }, '2026-03-16', '2026-03-22'],
    ['days', { 'where[d][less_than]': '@today-30' }, '', '2026-02-15'],
    [
      'moments',
      { 'where[d][greater_than_equal]': '@today', 'where[d][less_than_equal]': '@today+7' },
      '2026-03-18',
      '2026-03-25',
    ],
  ] as const)('of %s that moves with the day shows its days: %j', (kind, where, from, to) => {
    const range = { name: 'd', kind, timeZone, today, where }
    expect(rangeInput({ ...range, side: 'from' })).toBe(from)
    expect(rangeInput({ ...range, side: 'to' })).toBe(to)
  })

  it('keeps the other end of a period when one end is typed, and other conditions', () => {
    const where = { 'where[d][equals]': '@week', 'where[status][equals]': 'sent' }
    const range = { name: 'd', kind: 'days', timeZone, today, where } as const
    expect(withRange({ ...range, side: 'to', input: '2026-03-20' })).toEqual({
      'where[d][greater_than_equal]': '2026-03-16T12:00:00.000Z',
      'where[d][less_than_equal]': '2026-03-20T12:00:00.000Z',
      'where[status][equals]': 'sent',
    })
    expect(withConditions('d', where, { less_than: '@today' })).toEqual({
      'where[d][less_than]': '@today',
      'where[status][equals]': 'sent',
    })
  })
})
