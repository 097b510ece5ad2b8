import { expect, it } from 'vitest'
import {
  isReservationOver,
  lastDayOf,
  refuseReservationTransition,
  refuseReservedUntil,
  refuseWaitingTransition,
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

it('should take or leave only what waits', () => {
  expect(RESERVATION_STATUSES.filter((status) => !refuseWaitingTransition(status))).toEqual([
    'waiting',
  ])
  expect(refuseWaitingTransition('active')).toBe('reservationNotWaiting')
})

// Its own last day, the status and last day of its tender, and the result.
it.each([
  ['03-20', null, null, '03-20'],
  [null, null, null, null],
  ['03-20', 'draft', '03-15', '03-20'],
  [null, 'draft', '03-15', '03-15'],
  [null, 'draft', null, null],
  ['03-20', 'sent', '03-15', '03-15'],
  ['03-10', 'sent', '03-15', '03-10'],
  ['03-15', 'sent', '03-15', '03-15'],
  [null, 'sent', '03-15', '03-15'],
  ['03-20', 'sent', null, '03-20'],
  ['03-20', 'approved', '03-15', '03-20'],
  [null, 'approved', '03-15', null],
  [undefined, undefined, undefined, null],
] as const)('ends on its own %s, or with its %s tender on %s: %s', (own, state, ofTender, last) => {
  const day = (text: string | null | undefined) => text && `2026-${text}`
  expect(
    lastDayOf({ reservedUntil: day(own), tenderStatus: state, validUntil: day(ofTender) }),
  ).toBe(day(last))
})

it.each([
  [{}, false],
  [{ today: '2026-03-17' }, true],
  [{ today: '2026-03-17', status: 'fulfilled' }, false],
  [{ today: '2026-03-17', status: 'expired' }, false],
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
  [
    { reservedUntil: null, tenderStatus: 'sent', isAccepted: true, validUntil: '2026-03-15' },
    false,
  ],
  [
    {
      reservedUntil: '2026-03-15',
      tenderStatus: 'sent',
      isAccepted: true,
      validUntil: '2026-03-15',
    },
    false,
  ],
  [
    {
      reservedUntil: '2026-03-15',
      tenderStatus: 'sent',
      isAccepted: true,
      validUntil: '2026-03-20',
    },
    true,
  ],
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
