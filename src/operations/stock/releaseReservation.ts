import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { asWriter, inTransaction, query } from '../shared/transaction'
import { lockReservation } from './lockReservation'

/**
 * Gives back what a reservation still holds.
 * @returns the reservation as it is afterwards
 * @throws Refusal `notFound`, `reservationNotActive`
 */
export const releaseReservation = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    await lockReservation(req, id)
    await asWriter(req, 'reservation', () =>
      query(
        req,
        sql`update stock_reservations set status = 'released', updated_at = now() where id = ${id}`,
      ),
    )
    return req.payload.findByID({ collection: 'stock-reservations', id, depth: 0, req })
  })

/** Gives back everything that is still held for a tender; cards in id order. */
export const releaseReservationsOf = async ({
  req,
  tenderId,
}: {
  req: PayloadRequest
  tenderId: number
}): Promise<void> => {
  const rows = await query<{ id: number }>(
    req,
    sql`select id from stock_reservations
        where tender_id = ${tenderId} and status = 'active' order by stock_card_id, id`,
  )
  for (const { id } of rows) await releaseReservation({ req, id })
}
