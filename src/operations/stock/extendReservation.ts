import type { PayloadRequest } from 'payload'
import { dayToStored, type Day } from '@/domain/shared/day'
import { Refusal } from '@/domain/shared/refusal'
import { inTransaction } from '../shared/transaction'
import { lockReservation } from './lockReservation'

/**
 * Gives a reservation made by hand another last day; a shorter one as well.
 * @param args.reservedUntil today or later; the collection's hook judges it, and that neither the row
 *   nor its tender is over, as for every other way to change the day
 * @returns the reservation as it is afterwards
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
