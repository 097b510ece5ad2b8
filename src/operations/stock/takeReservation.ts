import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { toDecimal } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import { refuseWaitingTransition } from '@/domain/stock/reservation'
import { asWriter, inTransaction, query } from '../shared/transaction'
import { refuseSettledTender } from '../shared/refuseLockedTender'
import { emitLowStock } from './emitLowStock'
import { emitReservation } from './emitReservation'
import { lockCard } from './lockCard'
import { lockReservation } from './lockReservation'
import { refuseOver } from './refuseOver'
import { refuseShortage } from './refuseShortage'

/** Locks a waiting reservation in the global order: tender, card, reservation. */
const lockWaiting = async (req: PayloadRequest, id: number) => {
  const waiting = await lockReservation(req, id, { mayHaveEnded: true })
  const code = refuseWaitingTransition(waiting.status)
  if (code) throw new Refusal(code)
  return waiting
}

const quantityOf = async (req: PayloadRequest, id: number): Promise<string> => {
  const [row] = await query<{ quantity: string }>(
    req,
    sql`select quantity::text from stock_reservations where id = ${id}`,
  )
  return row?.quantity ?? '0'
}

const answer = (req: PayloadRequest, id: number) =>
  req.payload.findByID({ collection: 'stock-reservations', id, depth: 0, req })

/**
 * Makes a waiting reservation active, guarded like every reservation: of two for the same quantity,
 * one succeeds and the other keeps waiting. It does not require a notification first.
 * @returns the active reservation
 * @throws Refusal `notFound`, `reservationNotWaiting`, also past its last day, `tenderLocked`, `tenderExpired`, `insufficientStock`
 */
export const takeReservation = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    const { stockCard, tender } = await lockWaiting(req, id)
    await refuseOver(req, id, 'reservationNotWaiting')
    if (tender !== null) await refuseSettledTender(req, tender, 'tender')
    const quantity = await quantityOf(req, id)
    refuseShortage(await lockCard(req, stockCard), quantity)
    await asWriter(req, 'reservation', () =>
      query(
        req,
        sql`update stock_reservations set status = 'active', remaining_quantity = quantity,
              updated_at = now() where id = ${id}`,
      ),
    )
    await emitLowStock({ req, taken: new Map([[stockCard, toDecimal(quantity)]]) })
    if (tender !== null) await emitReservation({ req, event: 'reservationMade', id })
    return answer(req, id)
  })

/**
 * Ends a waiting reservation; the row stays as history.
 * @returns the ended reservation
 * @throws Refusal `notFound`, `reservationNotWaiting`
 */
export const leaveWaiting = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    await lockWaiting(req, id)
    await asWriter(req, 'reservation', () =>
      query(
        req,
        sql`update stock_reservations set status = 'released', updated_at = now() where id = ${id}`,
      ),
    )
    return answer(req, id)
  })
