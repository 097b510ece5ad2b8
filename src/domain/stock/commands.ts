import { hides, names, type Blocker } from '../shared/blocker'
import type { TenderStatus } from '../shared/tenderStatus'
import { refuseReversal } from './delivery'
import type { MovementOriginKind, ReservationOrigin } from './origins'
import {
  refuseReservationTransition,
  refuseWaitingTransition,
  type ReservationStatus,
} from './reservation'

/** What of a posted movement decides whether it can be reversed. */
export type MovementFacts = {
  origin: MovementOriginKind
  isReversed: boolean
  /** State of the tender it names; null without one. */
  tenderStatus: TenderStatus | null
}

/** A row stands, was reversed by another, or is itself the reversal of one. */
export const MOVEMENT_STATES = ['posted', 'reversed', 'reversal'] as const
export type MovementState = (typeof MOVEMENT_STATES)[number]

export const REVERSIBLE: readonly MovementState[] = ['posted']

/** The state of a posted row, as `REVERSIBLE` names it. */
export const movementStateOf = (movement: MovementFacts): MovementState => {
  if (movement.origin === 'reversal') return 'reversal'
  return movement.isReversed ? 'reversed' : 'posted'
}

/**
 * Whether a movement can be reversed by hand, as `refuseReversal` says.
 * @returns null, or why not and whether the wish is worth showing all the same
 */
export const refuseMovementCommand = (movement: MovementFacts): Blocker | null => {
  const code = refuseReversal(movement)
  if (!code) return null
  return code === 'movementBelongsToInvoice' ? names(code) : hides(code)
}

export type ReservationCommand = 'take' | 'fulfill' | 'extend' | 'move' | 'release' | 'leave'

/** What one that waits takes, and nothing else does. */
const OF_WAITING: readonly ReservationCommand[] = ['take', 'leave']

/** What concerns a reservation that an approval made is decided by its tender alone. */
const BY_HAND_ONLY: readonly ReservationCommand[] = ['extend', 'move', 'release']

/** What of a reservation decides which commands it takes. */
export type ReservationFacts = {
  status: ReservationStatus
  origin: ReservationOrigin
  /** State of the tender it is held for; null without one. */
  tenderStatus: TenderStatus | null
}

/**
 * Whether a reservation takes a command now. What an approval reserved is given back by the tender,
 * never by hand, has no end of its own, and goes to no other tender; handing it over is a delivery
 * and stays open. What is held for a tender that is
 * not approved yet cannot be handed over for it.
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
