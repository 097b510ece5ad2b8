import type { Day } from '../shared/day'
import type { RefusalCode } from '../shared/refusal'
import type { TenderStatus } from '../tenders/status'
import { isExpired } from '../tenders/validity'
import type { ReservationOrigin } from './origins'

export const RESERVATION_STATUSES = [
  'active',
  'waiting',
  'fulfilled',
  'released',
  'expired',
] as const
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]

/** The state in which a reservation holds stock. */
export const OPEN_RESERVATION: readonly ReservationStatus[] = ['active']

/** The state of one that holds nothing yet, and waits for stock to come in. */
export const WAITING_RESERVATION: readonly ReservationStatus[] = ['waiting']

/** Only what waits can be taken or left: else `reservationNotWaiting`. */
export const refuseWaitingTransition = (status: ReservationStatus): RefusalCode | null =>
  WAITING_RESERVATION.includes(status) ? null : 'reservationNotWaiting'

/** Only an active reservation can be fulfilled, released or expire: else `reservationNotActive`. */
export const refuseReservationTransition = (status: ReservationStatus): RefusalCode | null =>
  OPEN_RESERVATION.includes(status) ? null : 'reservationNotActive'

/**
 * True for a reservation made by hand that holds stock or waits for it, whose last day is over, or whose tender has expired;
 * what an approval reserved has no end of its own.
 *
 * @param reservedUntil its last day; without one it only ends with its tender
 * @param validUntil of the tender it is for, if it is for one
 * @param today the day in the company's time zone
 */
export const isReservationOver = ({
  status,
  origin,
  reservedUntil,
  tenderStatus,
  validUntil,
  today,
}: {
  status: ReservationStatus
  origin: ReservationOrigin
  reservedUntil: Day | null | undefined
  tenderStatus?: TenderStatus | null
  validUntil?: Day | null
  today: Day
}): boolean => {
  const isOpen = OPEN_RESERVATION.includes(status) || WAITING_RESERVATION.includes(status)
  if (!isOpen || origin !== 'manual') return false
  if (reservedUntil && today > reservedUntil) return true
  return tenderStatus ? isExpired({ status: tenderStatus, validUntil, today }) : false
}

/** A reservation that would end before it begins is refused; until today is allowed. */
export const refuseReservedUntil = ({
  reservedUntil,
  today,
}: {
  reservedUntil: Day | null | undefined
  today: Day
}): RefusalCode | null => (reservedUntil && reservedUntil < today ? 'dayInPast' : null)
