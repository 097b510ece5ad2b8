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

/**
 * What of a reservation never changes: what it holds and for which tender; of one that an approval
 * made everything but its note, until the approval is withdrawn.
 */
export const finalReservationFields = (origin: ReservationOrigin | null | undefined): Kinds =>
  origin === 'approval'
    ? { ...HELD, project: 'relation', company: 'relation', reservedUntil: 'day' }
    : HELD
