import type { PayloadRequest } from 'payload'
import { isCurrency } from '@/domain/shared/currency'
import { Refusal } from '@/domain/shared/refusal'
import { inTransaction } from '../shared/transaction'
import { lockReservation } from './lockReservation'
import { postMovement } from './postMovement'

/**
 * Issues everything a reservation still holds: posts the movement, which consumes the reservation.
 * @param price a unit, in `currencyType`; `currencyRate` lira per unit, needed for foreign money
 * @returns the posted movement
 * @throws Refusal `notFound`, `reservationNotActive`, `invalidInput` by field
 */
export const fulfillReservation = ({
  req,
  id,
  price,
  currencyType,
  currencyRate,
}: {
  req: PayloadRequest
  id: number
  price: number
  currencyType: unknown
  currencyRate?: number | null
}) =>
  inTransaction(req, async () => {
    if (!isCurrency(currencyType))
      throw new Refusal('invalidInput', { fields: [{ path: 'currencyType', code: 'notAnOption' }] })
    const { stockCard, remaining, tender, project } = await lockReservation(req, id)
    return postMovement({
      req,
      movement: {
        stockCard,
        type: 'out',
        quantity: remaining,
        price,
        currencyType,
        currencyRate: currencyRate ?? null,
        tender,
        project,
      },
      origin: { reservationId: id, ownReservation: remaining },
    })
  })
