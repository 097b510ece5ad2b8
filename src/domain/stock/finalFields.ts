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
 * What a posted movement did to the stock is final; its note and project may change, but the
 * project only without a reversal: a row and its reversal must share one project, or the totals of
 * both projects would be wrong.
 * @param movement whether it is a reversal, or has one
 */
export const finalMovementFields = (movement: { isPaired: boolean }): Kinds =>
  movement.isPaired ? { ...POSTED, project: 'relation' } : POSTED

const HELD: Kinds = { stockCard: 'relation', quantity: 'decimal', tender: 'relation' }

const WHOLE: Kinds = { ...HELD, project: 'relation', company: 'relation', reservedUntil: 'day' }

/** True for a stored status of a reservation that neither holds stock nor waits. */
export const hasReservationEnded = (status: unknown): boolean =>
  typeof status === 'string' && status !== 'active' && status !== 'waiting'

/**
 * Fields of a reservation that never change: its stock and tender; everything but the note if an
 * approval made it, until the approval is withdrawn; the same once it has ended.
 */
export const finalReservationFields = (reservation: {
  origin?: ReservationOrigin | null
  status?: unknown
}): Kinds => {
  const { origin, status } = reservation
  return origin === 'approval' || hasReservationEnded(status) ? WHOLE : HELD
}
