import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dayToStored, type Day } from '@/domain/shared/day'
import { Refusal } from '@/domain/shared/refusal'
import { isExpired } from '@/domain/tenders/validity'
import { companyToday } from '../settings/companyToday'
import { dayText } from '../shared/asText'
import { inTransaction, query } from '../shared/transaction'
import { lockReservation } from './lockReservation'

/**
 * Refuses what would be in vain: a reservation ends with the tender it is for. The tender is locked.
 * @throws Refusal `tenderExpired`
 */
export const refuseExpiredTender = async (req: PayloadRequest, tender: number): Promise<void> => {
  const [row] = await query<{ status: string; validUntil: Day | null }>(
    req,
    sql`select status, ${dayText(sql`valid_until`)} as "validUntil" from tenders where id = ${tender}`,
  )
  if (row && isExpired({ ...row, today: await companyToday(req) }))
    throw new Refusal('tenderExpired', { data: { tender } })
}

/**
 * Gives a reservation made by hand another last day; a shorter one as well.
 * @param args.reservedUntil today or later, which the collection's hook judges
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
    if (tender !== null) await refuseExpiredTender(req, tender)
    return req.payload.update({
      collection: 'stock-reservations',
      id,
      data: { reservedUntil: dayToStored(reservedUntil) },
      depth: 0,
      req,
    })
  })
}
