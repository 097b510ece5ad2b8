import { expect, it } from 'vitest'
import {
  isReservationOverdue,
  refuseReservationTransition,
  remainingOf,
  RESERVATION_STATUSES,
} from './reservation'

it('should end a reservation only once', () => {
  expect(RESERVATION_STATUSES.map(refuseReservationTransition)).toEqual([
    null,
    'reservationNotActive',
    'reservationNotActive',
    'reservationNotActive',
  ])
})

it.each([
  [{ status: 'active', quantity: 10 }, '10'],
  [{ status: 'active', quantity: 10, consumed: 3, released: '0.5' }, '6.5'],
  [{ status: 'active', quantity: 1, consumed: 2 }, '0'],
  [{ status: 'released', quantity: 10 }, '0'],
] as const)('should still hold of %o: %s', (input, expected) => {
  expect(remainingOf(input).toFixed()).toBe(expected)
})

it.each([
  ['active', '2026-03-16', '2026-03-16', false],
  ['active', '2026-03-16', '2026-03-17', true],
  ['released', '2026-03-16', '2026-03-17', false],
  ['active', null, '2026-03-17', false],
] as const)('should judge %s until %s on %s as %s', (status, reservedUntil, today, expected) => {
  expect(isReservationOverdue({ status, reservedUntil, today })).toBe(expected)
})
