import { describe, expect, it } from 'vitest'
import { daysLeft, parseRelativeDay, periodOf } from './relativeDay'

const WEDNESDAY = '2026-03-18'

const between = (text: string, today = WEDNESDAY) => {
  const relative = parseRelativeDay(text)
  if (!relative) return null
  const { first, last } = periodOf(relative, today)
  return `${first}–${last}`
}

describe('a relative day', () => {
  it.each([
    ['@today', WEDNESDAY, '2026-03-18–2026-03-18'],
    ['@today-30', WEDNESDAY, '2026-02-16–2026-02-16'],
    ['@today+14', WEDNESDAY, '2026-04-01–2026-04-01'],
    ['@today 14', WEDNESDAY, '2026-04-01–2026-04-01'],
    ['@week', WEDNESDAY, '2026-03-16–2026-03-22'],
    ['@week-1', WEDNESDAY, '2026-03-09–2026-03-15'],
    ['@week', '2026-03-22', '2026-03-16–2026-03-22'],
    ['@week', '2026-03-23', '2026-03-23–2026-03-29'],
    ['@week', '2027-01-01', '2026-12-28–2027-01-03'],
    ['@month', WEDNESDAY, '2026-03-01–2026-03-31'],
    ['@month-1', '2026-03-31', '2026-02-01–2026-02-28'],
    ['@month-1', '2028-03-31', '2028-02-01–2028-02-29'],
    ['@month+1', '2026-12-31', '2027-01-01–2027-01-31'],
    ['@quarter', WEDNESDAY, '2026-01-01–2026-03-31'],
    ['@quarter-1', WEDNESDAY, '2025-10-01–2025-12-31'],
    ['@quarter+1', '2026-11-30', '2027-01-01–2027-03-31'],
    ['@year', WEDNESDAY, '2026-01-01–2026-12-31'],
    ['@year-1', '2028-02-29', '2027-01-01–2027-12-31'],
    ['@year-999', WEDNESDAY, '1027-01-01–1027-12-31'],
  ])('%s on %s is %s', (text, today, expected) => {
    expect(between(text, today)).toBe(expected)
  })

  it.each(['', 'today', '@', '@day', '@today-', '@today-1000', '@today--1', '@Today', '@week-1d'])(
    'is not %j',
    (text) => {
      expect(parseRelativeDay(text)).toBeNull()
    },
  )

  it.each([
    ['equals', '@week', { first: '2026-03-16', last: '2026-03-22' }],
    ['greater_than_equal', '@week', { first: '2026-03-16' }],
    ['greater_than', '@week', { first: '2026-03-23' }],
    ['less_than_equal', '@week', { last: '2026-03-22' }],
    ['less_than', '@week', { last: '2026-03-15' }],
    // Older than 30 days: before 16 February.
    ['less_than', '@today-30', { last: '2026-02-15' }],
  ])('compared by %s, %s leaves its days', (operator, text, expected) => {
    expect(daysLeft(text, operator, WEDNESDAY)).toEqual(expected)
  })

  it.each(['not_equals', 'in', 'exists', 'toString'])('is not compared by %s', (operator) => {
    expect(daysLeft('@week', operator, WEDNESDAY)).toBeNull()
  })
})
