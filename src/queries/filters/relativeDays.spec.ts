import { describe, expect, it } from 'vitest'
import type { CollectionShape, FieldShape } from './collectionShape'
import { withDays } from './relativeDays'

const field = (kind: FieldShape['kind'], more: Partial<FieldShape> = {}): FieldShape => ({
  kind,
  hasMany: false,
  isOwnColumn: true,
  ...more,
})
const shape: CollectionShape = new Map([
  ['name', field('text')],
  ['date', field('date', { isDay: true })],
  ['sentAt', field('date')],
])
const calendar = { today: '2026-03-18', timeZone: 'Europe/Istanbul' }
const resolved = (where: unknown) => withDays({ shape, where, calendar })

describe('relative days in a filter', () => {
  it.each([
    [
      { date: { equals: '@week' } },
      {
        date: {
          greater_than_equal: '2026-03-16T12:00:00.000Z',
          less_than_equal: '2026-03-22T12:00:00.000Z',
        },
      },
    ],
    // A moment of the last day counts; days begin in the company's time zone.
    [
      { sentAt: { equals: '@week' } },
      {
        sentAt: {
          greater_than_equal: '2026-03-15T21:00:00.000Z',
          less_than: '2026-03-22T21:00:00.000Z',
        },
      },
    ],
    [
      { date: { less_than: '@today-30' } },
      { date: { less_than_equal: '2026-02-15T12:00:00.000Z' } },
    ],
    [{ sentAt: { less_than: '@today-30' } }, { sentAt: { less_than: '2026-02-15T21:00:00.000Z' } }],
    [
      { sentAt: { greater_than: '@today' } },
      { sentAt: { greater_than_equal: '2026-03-18T21:00:00.000Z' } },
    ],
    // The tighter of two bounds, in any order.
    [
      { date: { less_than: '@week', less_than_equal: '@today-30' } },
      { date: { less_than_equal: '2026-02-16T12:00:00.000Z' } },
    ],
    [
      { date: { less_than_equal: '2026-01-01T12:00:00.000Z', less_than: '@today' } },
      { date: { less_than_equal: '2026-01-01T12:00:00.000Z' } },
    ],
    [
      { date: { less_than: '@today', less_than_equal: '2026-01-01T12:00:00.000Z' } },
      { date: { less_than_equal: '2026-01-01T12:00:00.000Z' } },
    ],
    [
      { date: { equals: '@month', greater_than_equal: '@today' } },
      {
        date: {
          greater_than_equal: '2026-03-18T12:00:00.000Z',
          less_than_equal: '2026-03-31T12:00:00.000Z',
        },
      },
    ],
    [
      { or: [{ and: [{ date: { less_than_equal: '@today' } }] }, { name: { equals: '@today' } }] },
      {
        or: [
          { and: [{ date: { less_than_equal: '2026-03-18T12:00:00.000Z' } }] },
          { name: { equals: '@today' } },
        ],
      },
    ],
    [{ date: { exists: 'true' } }, { date: { exists: 'true' } }],
  ])('%j becomes %j', (where, expected) => {
    expect(resolved(where)).toEqual(expected)
  })
})
