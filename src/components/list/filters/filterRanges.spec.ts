import { describe, expect, it } from 'vitest'
import { rangeInput, withRange } from './filterRanges'

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
})
