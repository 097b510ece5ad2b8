import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { refuseReservationTransition, type ReservationStatus } from '@/domain/stock/reservation'
import { query } from '../shared/transaction'
import { lockCard } from './lockCard'

export type OpenReservation = {
  id: number
  stockCard: number
  remaining: number
  status: ReservationStatus
  tender: number | null
  project: number | null
}

const read = async (req: PayloadRequest, id: number, lock: boolean) => {
  const base = sql`select id, stock_card_id as "stockCard", remaining_quantity::float8 as remaining,
    status, tender_id as tender, project_id as project from stock_reservations where id = ${id}`
  const [row] = await query<OpenReservation>(req, lock ? sql`${base} for update` : base)
  if (!row) throw new Refusal('notFound')
  return row
}

/**
 * Locks a reservation that is still active. The card is locked first, as everywhere: two orders
 * of the same locks would deadlock.
 * @throws Refusal `notFound`, `reservationNotActive`
 */
export const lockReservation = async (
  req: PayloadRequest,
  id: number,
): Promise<OpenReservation> => {
  const { stockCard } = await read(req, id, false)
  await lockCard(req, stockCard)
  const reservation = await read(req, id, true)
  const code = refuseReservationTransition(reservation.status)
  if (code) throw new Refusal(code)
  return reservation
}
