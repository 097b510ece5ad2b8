import { expect, it } from 'vitest'
import {
  isReservationOver,
  refuseReservationTransition,
  refuseReservedUntil,
  RESERVATION_STATUSES,
} from './reservation'

it('should end a reservation only once', () => {
  expect(RESERVATION_STATUSES.map(refuseReservationTransition)).toEqual([
    null,
    'reservationNotActive',
    'reservationNotActive',
    'reservationNotActive',
    'reservationNotActive',
  ])
})

it.each([
  [{}, false],
  [{ today: '2026-03-17' }, true],
  [{ today: '2026-03-17', status: 'released' }, false],
  [{ today: '2026-03-17', status: 'waiting' }, true],
  [{ today: '2026-03-17', reservedUntil: null }, false],
  [{ today: '2026-03-17', origin: 'approval' }, false],
  [{ reservedUntil: null, tenderStatus: 'sent', validUntil: '2026-03-15' }, true],
  [{ reservedUntil: null, tenderStatus: 'sent', validUntil: '2026-03-16' }, false],
  [{ reservedUntil: null, tenderStatus: 'draft', validUntil: '2026-03-15' }, true],
  [{ reservedUntil: null, tenderStatus: 'draft', validUntil: '2026-03-16' }, false],
  [{ reservedUntil: '2026-03-20', tenderStatus: 'draft', validUntil: '2026-03-15' }, false],
  [{ reservedUntil: '2026-03-15', tenderStatus: 'draft', validUntil: '2026-03-20' }, true],
  [{ reservedUntil: null, tenderStatus: 'approved', validUntil: '2026-03-15' }, false],
  [{ reservedUntil: '2026-03-20', tenderStatus: 'sent', validUntil: '2026-03-15' }, true],
] as const)('is over with %o: %s', (change, expected) => {
  expect(
    isReservationOver({
      status: 'active',
      origin: 'manual',
      reservedUntil: '2026-03-16',
      today: '2026-03-16',
      ...change,
    }),
  ).toBe(expected)
})

it.each([
  ['2026-03-16', null],
  ['2026-03-15', 'dayInPast'],
  [null, null],
])('may end on %s: %s', (reservedUntil, code) => {
  expect(refuseReservedUntil({ reservedUntil, today: '2026-03-16' })).toBe(code)
})
