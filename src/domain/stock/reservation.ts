import { Decimal, toDecimal } from '../shared/money'
import type { Numeric } from '../shared/money'
import type { Day } from '../shared/day'
import type { RefusalCode } from '../shared/refusal'

export const RESERVATION_STATUSES = ['active', 'fulfilled', 'released', 'expired'] as const
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]

/** Only an active reservation can be fulfilled, released or expire: else `reservationNotActive`. */
export const refuseReservationTransition = (status: ReservationStatus): RefusalCode | null =>
  status === 'active' ? null : 'reservationNotActive'

/**
 * What a reservation still holds: quantity − consumed − released, never below 0; nothing once it is
 * not active.
 */
export const remainingOf = ({
  status,
  quantity,
  consumed = 0,
  released = 0,
}: {
  status: ReservationStatus
  quantity: Numeric
  consumed?: Numeric | null
  released?: Numeric | null
}): Decimal => {
  if (status !== 'active') return new Decimal(0)
  const rest = toDecimal(quantity).minus(toDecimal(consumed)).minus(toDecimal(released))
  return Decimal.max(rest, 0)
}

/** True for an active reservation whose last day is over; without a last day it never is. */
export const isReservationOverdue = ({
  status,
  reservedUntil,
  today,
}: {
  status: ReservationStatus
  reservedUntil: Day | null | undefined
  today: Day
}): boolean => status === 'active' && Boolean(reservedUntil) && today > (reservedUntil ?? today)
