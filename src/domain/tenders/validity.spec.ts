import { describe, expect, it } from 'vitest'
import { daysLeft, isExpired, refuseValidUntil, validUntilOf } from './validity'

describe('validUntilOf', () => {
  it.each([
    ['2026-03-01', '2026-03-16'],
    ['2026-12-20', '2027-01-04'],
    ['2024-02-20', '2024-03-06'],
  ])('should make a tender of %s valid through %s', (date, expected) => {
    expect(validUntilOf(date)).toBe(expected)
  })
})

describe('isExpired', () => {
  it.each([
    ['sent', '2026-03-16', '2026-03-16', false],
    ['sent', '2026-03-16', '2026-03-17', true],
    ['draft', '2026-03-16', '2026-03-17', false],
    ['approved', '2026-03-16', '2026-03-17', false],
    ['invoiced', '2026-03-16', '2027-03-17', false],
    ['sent', null, '2026-03-17', false],
  ])('should judge %s valid until %s on %s as %s', (status, validUntil, today, expected) => {
    expect(isExpired({ status, isAccepted: false, validUntil, today })).toBe(expected)
    expect(isExpired({ status, isAccepted: true, validUntil, today })).toBe(false)
  })
})

describe('daysLeft', () => {
  it.each([
    ['2026-03-01', 15],
    ['2026-03-16', 0],
    ['2026-03-17', -1],
  ])('should count on %s %i days', (today, expected) => {
    expect(daysLeft({ validUntil: '2026-03-16', today })).toBe(expected)
  })
})

it('should refuse a last day before the date', () => {
  const date = '2026-03-01'
  expect(refuseValidUntil({ date, validUntil: '2026-02-28' })).toBe('validUntilBeforeDate')
  expect(refuseValidUntil({ date, validUntil: date })).toBeNull()
})
