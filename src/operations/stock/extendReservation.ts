import type { PayloadRequest } from 'payload'
import { dayToStored, type Day } from '@/domain/shared/day'
import { Refusal } from '@/domain/shared/refusal'
import { inTransaction } from '../shared/transaction'
import { lockReservation } from './lockReservation'

/**
 * Changes the last day of a manual reservation, to a later or earlier one.
 * @param args.reservedUntil today or later; the collection's hook validates it, and that neither
 *   the reservation nor its tender is over, as for every other change of the day
 * @returns the changed reservation
 * @throws Refusal `notFound`, `reservationNotActive`, `reservationBelongsToTender`, `tenderExpired`,
 *   `invalidInput` with `dayInPast`
 */
export const extendReservation = (args: {
  req: PayloadRequest
  id: number
  reservedUntil: Day
}) => {
  const { req, id, reservedUntil } = args
  return inTransaction(req, async () => {
    const { origin, tender } = await lockReservation(req, id)
    if (origin === 'approval') throw new Refusal('reservationBelongsToTender', { data: { tender } })
    return req.payload.update({
      collection: 'stock-reservations',
      id,
      data: { reservedUntil: dayToStored(reservedUntil) },
      depth: 0,
      req,
    })
  })
}
