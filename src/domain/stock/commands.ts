import { hides, names, type Blocker } from '../shared/blocker'
import type { TenderStatus } from '../tenders/status'
import { refuseReservationTransition, type ReservationStatus } from './reservation'

/** What of a posted movement decides whether it can be reversed. */
export type MovementFacts = {
  isReversal: boolean
  isReversed: boolean
  /** State of the tender it names; null without one. */
  tenderStatus: TenderStatus | null
}

/**
 * Whether a movement can be reversed. What left the stock for an invoiced tender comes back with
 * its invoice only.
 * @returns `isAReversal`, `alreadyReversed`, `movementBelongsToInvoice`
 */
export const refuseReversal = (movement: MovementFacts): Blocker | null => {
  if (movement.isReversal) return hides('isAReversal')
  if (movement.isReversed) return hides('alreadyReversed')
  return movement.tenderStatus === 'invoiced' ? names('movementBelongsToInvoice') : null
}

export const RESERVATION_COMMANDS = ['fulfill', 'release'] as const
export type ReservationCommand = (typeof RESERVATION_COMMANDS)[number]

/** What of a reservation decides which commands it takes. */
export type ReservationFacts = {
  status: ReservationStatus
  /** State of the tender it is held for; null without one. */
  tenderStatus: TenderStatus | null
}

/**
 * Whether a reservation takes a command now. What is held for an approved tender is given back by
 * the tender, never by hand; handing it over is a delivery and stays open.
 * @returns `reservationNotActive`, `reservationBelongsToTender`
 */
export const refuseReservationCommand = (
  command: ReservationCommand,
  reservation: ReservationFacts,
): Blocker | null => {
  const state = refuseReservationTransition(reservation.status)
  if (state) return hides(state)
  const isHeld = reservation.tenderStatus === 'approved'
  return command === 'release' && isHeld ? names('reservationBelongsToTender') : null
}
