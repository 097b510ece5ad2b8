import type { FieldKind } from '../shared/fieldValue'
import type { ReservationOrigin } from './origins'

type Kinds = Readonly<Record<string, FieldKind>>

const POSTED: Kinds = {
  stockCard: 'relation',
  type: 'text',
  quantity: 'decimal',
  price: 'decimal',
  currencyType: 'text',
  currencyRate: 'decimal',
  operationDate: 'day',
  tender: 'relation',
}

/**
 * What a posted movement did to the stock stays; its note and project may change, and the project
 * only while the row stands alone: one that was reversed and its reversal belong to one project, or
 * what went to each of two would be wrong.
 * @param movement whether it is a reversal, or has one
 */
export const finalMovementFields = (movement: { isPaired: boolean }): Kinds =>
  movement.isPaired ? { ...POSTED, project: 'relation' } : POSTED

const HELD: Kinds = { stockCard: 'relation', quantity: 'decimal', tender: 'relation' }

const WHOLE: Kinds = { ...HELD, project: 'relation', company: 'relation', reservedUntil: 'day' }

/** True for a stored state of a reservation that holds nothing any more, and waits for nothing. */
export const hasReservationEnded = (status: unknown): boolean =>
  typeof status === 'string' && status !== 'active' && status !== 'waiting'

/**
 * What of a reservation never changes: what it holds and for which tender; of one that an approval
 * made everything but its note, until the approval is withdrawn; the same of one that is over.
 */
export const finalReservationFields = (reservation: {
  origin?: ReservationOrigin | null
  status?: unknown
}): Kinds => {
  const { origin, status } = reservation
  return origin === 'approval' || hasReservationEnded(status) ? WHOLE : HELD
}
