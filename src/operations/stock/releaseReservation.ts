import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notifyReservation } from '../notifications/notifyReservation'
import { asWriter, inTransaction, query } from '../shared/transaction'
import { lockReservation } from './lockReservation'

const release = async (req: PayloadRequest, id: number): Promise<void> => {
  await lockReservation(req, id)
  await asWriter(req, 'reservation', () =>
    query(
      req,
      sql`update stock_reservations set status = 'released', updated_at = now() where id = ${id}`,
    ),
  )
}

/**
 * Gives back what a reservation still holds, and tells those it was held for.
 * @returns the reservation as it is afterwards
 * @throws Refusal `notFound`, `reservationNotActive`
 */
export const releaseReservation = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    await release(req, id)
    await notifyReservation({ req, event: 'reservationReleased', id })
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
  for (const { id } of rows) await release(req, id)
}
