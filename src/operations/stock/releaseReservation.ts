import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { asWriter, inTransaction, query } from '../shared/transaction'
import { emitReservation } from './emitReservation'
import { lockReservation } from './lockReservation'

/** Releases a reservation that the caller has locked and checked, and notifies its users. */
export const giveBack = async (req: PayloadRequest, id: number): Promise<void> => {
  await asWriter(req, 'reservation', () =>
    query(
      req,
      sql`update stock_reservations set status = 'released', updated_at = now() where id = ${id}`,
    ),
  )
  await emitReservation({ req, event: 'reservationReleased', id })
}

/**
 * Releases a manual reservation and notifies its users.
 * @returns the released reservation
 * @throws Refusal `notFound`, `reservationNotActive`, `reservationBelongsToTender` for one that an
 *   approval made: withdrawing the approval releases it
 */
export const releaseReservation = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    const { origin, tender } = await lockReservation(req, id)
    if (origin === 'approval') throw new Refusal('reservationBelongsToTender', { data: { tender } })
    await giveBack(req, id)
    return req.payload.findByID({ collection: 'stock-reservations', id, depth: 0, req })
  })

/**
 * Releases all active and waiting reservations of a tender in one statement; one that ends
 * concurrently is simply not included. The caller has locked the tender and its cards. Emits an
 * event for each manual one, except for cards that the caller reserves anew.
 * @param args.cardsAgain reads the cards of which the caller reserves what the tender needs
 */
export const releaseReservationsOf = async ({
  req,
  tenderId,
  cardsAgain = () => Promise.resolve(new Set()),
}: {
  req: PayloadRequest
  tenderId: number
  cardsAgain?: () => Promise<ReadonlySet<number>>
}): Promise<void> => {
  const isHeld = sql`tender_id = ${tenderId} and status in ('active', 'waiting')`
  // No new one can appear: a reservation for a tender takes the tender's row lock first.
  const held = await query(req, sql`select from stock_reservations where ${isHeld} limit 1`)
  if (held.length === 0) return
  const released = await asWriter(req, 'reservation', () =>
    query<{ id: number; card: number; origin: string }>(
      req,
      sql`update stock_reservations set status = 'released', updated_at = now()
          where ${isHeld} returning id, stock_card_id as card, origin`,
    ),
  )
  const manual = released.filter(({ origin }) => origin === 'manual')
  if (manual.length === 0) return
  const again = await cardsAgain()
  for (const { id } of manual.filter(({ card }) => !again.has(card)))
    await emitReservation({ req, event: 'reservationReleased', id })
}
