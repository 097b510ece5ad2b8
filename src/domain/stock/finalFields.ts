import type { FieldKind } from '../shared/fieldValue'
import type { ReservationOrigin } from './origins'

type Kinds = Readonly<Record<string, FieldKind>>

/** What a posted movement did to the stock stays; its note and project may change. */
export const FINAL_MOVEMENT_FIELDS: Kinds = {
  stockCard: 'relation',
  type: 'text',
  quantity: 'decimal',
  price: 'decimal',
  currencyType: 'text',
  currencyRate: 'decimal',
  operationDate: 'day',
  tender: 'relation',
}

const HELD: Kinds = { stockCard: 'relation', quantity: 'decimal', tender: 'relation' }

const WHOLE: Kinds = { ...HELD, project: 'relation', company: 'relation', reservedUntil: 'day' }

/**
 * What of a reservation never changes: what it holds and for which tender; of one that an approval
 * made everything but its note, until the approval is withdrawn; the same of one that is over.
 */
export const finalReservationFields = (reservation: {
  origin?: ReservationOrigin | null
  status?: unknown
}): Kinds => {
  const { origin, status } = reservation
  const isOver = typeof status === 'string' && status !== 'active'
  return origin === 'approval' || isOver ? WHOLE : HELD
}
