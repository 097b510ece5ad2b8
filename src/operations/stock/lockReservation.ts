import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import type { ReservationOrigin } from '@/domain/stock/origins'
import { refuseReservationTransition, type ReservationStatus } from '@/domain/stock/reservation'
import type { TenderStatus } from '@/domain/tenders/status'
import { lockRow, query } from '../shared/transaction'
import { lockCard } from './lockCard'

export type OpenReservation = {
  id: number
  stockCard: number
  /** In the card's unit, as exact text. */
  remaining: string
  status: ReservationStatus
  origin: ReservationOrigin
  tender: number | null
  tenderStatus: TenderStatus | null
  project: number | null
}

const read = async (req: PayloadRequest, id: number, lock: boolean) => {
  const base = sql`select r.id, r.stock_card_id as "stockCard", r.remaining_quantity::text as remaining,
    r.status, r.origin, r.tender_id as tender, t.status as "tenderStatus", r.project_id as project
    from stock_reservations r left join tenders t on t.id = r.tender_id where r.id = ${id}`
  const [row] = await query<OpenReservation>(req, lock ? sql`${base} for update of r` : base)
  if (!row) throw new Refusal('notFound')
  return row
}

/**
 * Locks an active reservation in the global order: its tender first, then its card, then itself.
 * Tender and card of a reservation never change, so reading them unlocked is safe.
 * @param options.mayHaveEnded also accepts one that has ended
 * @throws Refusal `notFound`, `reservationNotActive`
 */
export const lockReservation = async (
  req: PayloadRequest,
  id: number,
  { mayHaveEnded = false } = {},
): Promise<OpenReservation> => {
  const { stockCard, tender } = await read(req, id, false)
  if (tender !== null) await lockRow(req, 'tenders', tender)
  await lockCard(req, stockCard)
  const reservation = await read(req, id, true)
  const code = refuseReservationTransition(reservation.status)
  if (code && !mayHaveEnded) throw new Refusal(code)
  return reservation
}
