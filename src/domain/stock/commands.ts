import { hides, names, type Blocker } from '../shared/blocker'
import type { TenderStatus } from '../shared/tenderStatus'
import { refuseReversal } from './delivery'
import type { MovementOriginKind, ReservationOrigin } from './origins'
import {
  refuseReservationTransition,
  refuseWaitingTransition,
  type ReservationStatus,
} from './reservation'

/** Facts of a posted movement that decide whether it can be reversed. */
export type MovementFacts = {
  origin: MovementOriginKind
  isReversed: boolean
  /** Status of its tender; null without one. */
  tenderStatus: TenderStatus | null
}

/** A row is posted, was reversed by another row, or is itself a reversal. */
export const MOVEMENT_STATES = ['posted', 'reversed', 'reversal'] as const
export type MovementState = (typeof MOVEMENT_STATES)[number]

export const REVERSIBLE: readonly MovementState[] = ['posted']

/** The state of a posted row, as `REVERSIBLE` names it. */
export const movementStateOf = (movement: MovementFacts): MovementState => {
  if (movement.origin === 'reversal') return 'reversal'
  return movement.isReversed ? 'reversed' : 'posted'
}

/**
 * Whether a movement can be reversed by hand, by the rules of `refuseReversal`.
 * @returns null, or the reason and whether to show the command disabled
 */
export const refuseMovementCommand = (movement: MovementFacts): Blocker | null => {
  const code = refuseReversal(movement)
  if (!code) return null
  return code === 'movementBelongsToInvoice' ? names(code) : hides(code)
}

export type ReservationCommand = 'take' | 'fulfill' | 'extend' | 'move' | 'release' | 'leave'

/** Commands that only a waiting reservation takes. */
const OF_WAITING: readonly ReservationCommand[] = ['take', 'leave']

/** Commands not allowed on reservations made by an approval: the tender controls those. */
const BY_HAND_ONLY: readonly ReservationCommand[] = ['extend', 'move', 'release']

/** Facts of a reservation that decide its commands. */
export type ReservationFacts = {
  status: ReservationStatus
  origin: ReservationOrigin
  /** Status of its tender; null without one. */
  tenderStatus: TenderStatus | null
}

/**
 * Whether a reservation takes a command now. What an approval reserved is released by the tender,
 * never by hand, has no end of its own, and cannot be moved to another tender; delivering it stays
 * possible. A reservation for a tender that is not approved yet cannot be delivered for it.
 * @returns `reservationNotActive`, `reservationNotWaiting`, `reservationBelongsToTender`, `tenderNotApproved`
 */
export const refuseReservationCommand = (
  command: ReservationCommand,
  { status, origin, tenderStatus }: ReservationFacts,
): Blocker | null => {
  const isOfWaiting = OF_WAITING.includes(command)
  const state = isOfWaiting ? refuseWaitingTransition(status) : refuseReservationTransition(status)
  if (state) return hides(state)
  if (isOfWaiting) return null
  if (BY_HAND_ONLY.includes(command))
    return origin === 'approval' ? names('reservationBelongsToTender') : null
  return tenderStatus && tenderStatus !== 'approved' ? names('tenderNotApproved') : null
}
