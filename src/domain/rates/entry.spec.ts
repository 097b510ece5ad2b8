import { describe, expect, it } from 'vitest'
import { isPublishedPath, refuseBulletinChange, refuseEntry } from './entry'

const stored = {
  source: 'centralBank',
  day: '2026-03-02T12:00:00.000Z',
  currency: 'USD',
  buying: 43.1,
  selling: 43.2,
}

describe('refuseBulletinChange', () => {
  it.each([
    ['the same again', stored, { ...stored, buying: '43.100000' }, null],
    ['a note', stored, { note: 'x' }, null],
    ['another rate', stored, { buying: 43.2 }, 'bulletinIsFinal'],
    ['another day', stored, { day: '2026-03-03' }, 'bulletinIsFinal'],
    ['a typed rate', { ...stored, source: 'manual' }, { buying: 43.2 }, null],
  ] as const)('%s', (_, before, data, code) => {
    expect(refuseBulletinChange(before, data)).toBe(code)
  })

  it('locks the same fields in the form', () => {
    expect(['day', 'currency', 'buying', 'selling', 'note'].map(isPublishedPath)).toEqual([
      ...[true, true, true, true, false],
    ])
  })
})

describe('refuseEntry', () => {
  const today = '2026-03-02'
  const codes = (values: { day?: unknown; buying?: unknown; selling?: unknown }) =>
    refuseEntry({ day: stored.day, buying: 43.1, selling: 43.2, ...values, today })
      .filter((found) => found !== null)
      .map(({ path, code }) => `${path} ${code}`)
  it.each([
    ['a sound one', {}, []],
    ['both the same', { buying: 43.2 }, []],
    ['buying above selling', { buying: 43.200001 }, ['buying buyingAboveSelling']],
    ['bought for nothing', { buying: 0 }, ['buying rateNotPositive']],
    ['sold for nothing', { selling: 0 }, ['selling rateNotPositive', 'buying buyingAboveSelling']],
    ['no buying rate: the field requires it', { buying: null }, []],
    ['no selling rate', { selling: null }, []],
    ['neither', { buying: undefined, selling: undefined }, []],
    ['no day', { day: null }, []],
    ['today', { day: today }, []],
    ['tomorrow', { day: '2026-03-03' }, ['day dayInFuture']],
  ] as const)('%s', (_, values, expected) => {
    expect(codes(values)).toEqual(expected)
  })
})
