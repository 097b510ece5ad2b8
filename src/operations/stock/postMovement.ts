import type { PayloadRequest } from 'payload'
import { dayToStored } from '@/domain/shared/day'
import type { Currency } from '@/domain/shared/currency'
import type { MovementType } from '@/domain/stock/movementType'
import { companyToday } from '@/queries/settings/companyToday'
import type { MovementOrigin } from './postingOf'

export type NewMovement = {
  stockCard: number
  type: MovementType
  quantity: number
  price: number
  currencyType: Currency
  currencyRate: number | null
  project?: number | null
  tender?: number | null
  note?: string | null
}

/**
 * Posts a movement of today for another operation, in its transaction. The hook of the collection
 * checks it, the ledger trigger moves the stock.
 * @param movement quantity in the card's unit, price in `currencyType` a unit
 * @param origin the reservation it consumes, or the movement it reverses
 * @throws Refusal as `postingOf`
 */
export const postMovement = async ({
  req,
  movement,
  origin,
}: {
  req: PayloadRequest
  movement: NewMovement
  origin: MovementOrigin
}) => {
  const operationDate = dayToStored(await companyToday(req))
  return req.payload.create({
    collection: 'stock-movements',
    data: { ...movement, operationDate },
    // All keys every time: nested calls share this context, where a missing key keeps its old value.
    context: {
      reservationId: undefined,
      reversalOf: undefined,
      ownReservation: 0,
      ...origin,
    },
    depth: 0,
    req,
  })
}
