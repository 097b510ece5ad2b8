import type { Day } from '../shared/day'
import type { RefusalCode } from '../shared/refusal'
import type { TenderStatus } from '../shared/tenderStatus'
import type { ReservationOrigin } from './origins'

export const RESERVATION_STATUSES = [
  'active',
  'waiting',
  'fulfilled',
  'released',
  'expired',
] as const
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]

/** The status in which a reservation holds stock. */
export const OPEN_RESERVATION: readonly ReservationStatus[] = ['active']

/** The status of a reservation that waits for stock. */
export const WAITING_RESERVATION: readonly ReservationStatus[] = ['waiting']

/** Only a waiting reservation can be taken or left: else `reservationNotWaiting`. */
export const refuseWaitingTransition = (status: ReservationStatus): RefusalCode | null =>
  WAITING_RESERVATION.includes(status) ? null : 'reservationNotWaiting'

/** Only an active reservation can be fulfilled, released or expire: else `reservationNotActive`. */
export const refuseReservationTransition = (status: ReservationStatus): RefusalCode | null =>
  OPEN_RESERVATION.includes(status) ? null : 'reservationNotActive'

/** Facts that decide on which day a manual reservation ends. */
export type ReservationTerms = {
  /** Its own last day. */
  reservedUntil: Day | null | undefined
  /** Status of its tender, if it has one. */
  tenderStatus?: TenderStatus | null
  /** The tender was accepted by its customer, and does not expire any more. */
  isAccepted?: boolean
  validUntil?: Day | null
}

/**
 * The last day of a manual reservation: its own, else the last valid day of its tender, drafts
 * included. One for a sent tender ends with that tender at the latest, because the tender expires.
 * Accepted in time it does not expire any more, and the day that a reservation took from it is no end.
 * In SQL the same rule is `LAST_DAY` (`operations/stock/refuseOver`).
 *
 * @returns null for one without any end
 */
export const lastDayOf = ({
  reservedUntil,
  tenderStatus,
  isAccepted = false,
  validUntil,
}: ReservationTerms): Day | null => {
  const own = reservedUntil ?? null
  const ofTender = validUntil ?? null
  if (tenderStatus === 'draft') return own ?? ofTender
  if (tenderStatus !== 'sent' || ofTender === null) return own
  if (isAccepted) return own === ofTender ? null : own
  return own !== null && own < ofTender ? own : ofTender
}

/**
 * True for a manual reservation, active or waiting, whose last day is over; those made by an
 * approval have no end of their own.
 *
 * @param today the day in the company's time zone
 */
export const isReservationOver = ({
  status,
  origin,
  today,
  ...terms
}: ReservationTerms & {
  status: ReservationStatus
  origin: ReservationOrigin
  today: Day
}): boolean => {
  const isOpen = OPEN_RESERVATION.includes(status) || WAITING_RESERVATION.includes(status)
  if (!isOpen || origin !== 'manual') return false
  const lastDay = lastDayOf(terms)
  return lastDay !== null && today > lastDay
}

/** A reservation must not end in the past; today is allowed. */
export const refuseReservedUntil = ({
  reservedUntil,
  today,
}: {
  reservedUntil: Day | null | undefined
  today: Day
}): RefusalCode | null => (reservedUntil && reservedUntil < today ? 'dayInPast' : null)
