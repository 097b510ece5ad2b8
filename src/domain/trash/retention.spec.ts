import { describe, expect, it } from 'vitest'
import { daysLeft } from './retention'

const NOW = new Date('2026-05-31T12:00:00Z')

describe('the days a deleted record can still be restored', () => {
  it.each([
    ['just now', '2026-05-31T12:00:00Z', 30],
    ['while it is read', '2026-05-31T12:00:01Z', 30],
    ['a moment ago', '2026-05-31T11:59:59Z', 30],
    ['a day ago', '2026-05-30T12:00:00Z', 29],
    ['within its last day', '2026-05-01T12:00:01Z', 1],
    ['just over', '2026-05-01T12:00:00Z', 0],
    ['long over', '2026-01-01T00:00:00Z', 0],
  ])('%s', (_, deletedAt, left) => expect(daysLeft(deletedAt, NOW)).toBe(left))

  it('takes a date as it takes text', () => expect(daysLeft(NOW, NOW)).toBe(30))
})
