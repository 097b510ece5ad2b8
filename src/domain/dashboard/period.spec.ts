import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/day'
import {
  bucketsOf,
  bucketUnitOf,
  PERIODS,
  readPeriod,
  spanBefore,
  spanOf,
  type Period,
} from './period'

describe('spanOf and spanBefore', () => {
  it.each<[Period, string, string, string, string]>([
    ['month', '2026-11-21', '2026-11-01', '2026-10-01', '2026-10-21'],
    ['3m', '2026-11-21', '2026-09-01', '2026-06-01', '2026-08-21'],
    ['6m', '2026-01-05', '2025-08-01', '2025-02-01', '2025-07-05'],
    ['12m', '2026-11-21', '2025-12-01', '2024-12-01', '2025-11-21'],
    ['year', '2026-11-21', '2026-01-01', '2025-01-01', '2025-11-21'],
    // A day the earlier month lacks becomes its last one; a whole month is compared with a whole
    // one.
    ['month', '2026-03-30', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['month', '2026-02-28', '2026-02-01', '2026-01-01', '2026-01-31'],
    ['year', '2024-02-29', '2024-01-01', '2023-01-01', '2023-02-28'],
  ])('should look at %s on %s from %s', (period, today, from, beforeFrom, beforeTo) => {
    expect(spanOf({ period, today })).toEqual({ from, to: today })
    expect(spanBefore({ period, today })).toEqual({ from: beforeFrom, to: beforeTo })
  })
})

describe('bucketsOf', () => {
  it('should cut a month into weeks from Monday', () => {
    expect(bucketsOf({ period: 'month', today: '2026-11-21' })).toEqual([
      { from: '2026-11-01', to: '2026-11-01' },
      { from: '2026-11-02', to: '2026-11-08' },
      { from: '2026-11-09', to: '2026-11-15' },
      { from: '2026-11-16', to: '2026-11-21' },
    ])
  })

  it('should cut longer periods into months', () => {
    expect(bucketsOf({ period: '3m', today: '2026-02-01' })).toEqual([
      { from: '2025-12-01', to: '2025-12-31' },
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-01' },
    ])
    expect(bucketsOf({ period: '12m', today: '2026-11-21' })).toHaveLength(12)
  })

  it('should leave no day out and count none twice', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PERIODS),
        fc.date({
          min: new Date('2000-01-01'),
          max: new Date('2099-12-31'),
          noInvalidDate: true,
        }),
        (period, date) => {
          const today = date.toISOString().slice(0, 10)
          const { from, to } = spanOf({ period, today })
          let next = from
          for (const bucket of bucketsOf({ period, today })) {
            expect(bucket.from).toBe(next)
            expect(bucket.to >= bucket.from).toBe(true)
            next = addDays(bucket.to, 1)
          }
          expect(next).toBe(addDays(to, 1))
          expect(spanBefore({ period, today }).to < from).toBe(true)
        },
      ),
    )
  })
})

it.each(PERIODS)('should draw %s in weeks only where it is one month', (period) => {
  expect(bucketUnitOf(period)).toBe(period === 'month' ? 'week' : 'month')
})

it('should take an unknown period for the usual one', () => {
  expect(readPeriod('12m')).toBe('12m')
  expect([readPeriod('week'), readPeriod(['3m']), readPeriod(undefined)]).toEqual([
    '6m',
    '6m',
    '6m',
  ])
})
