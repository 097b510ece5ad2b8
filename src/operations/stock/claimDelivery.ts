import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Id } from '@/domain/shared/idOf'
import type { Numeric } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import { refuseDelivery } from '@/domain/stock/delivery'
import { query } from '../shared/transaction'
import { lockTenderStatus } from '../shared/refuseLockedTender'
import type { MovementOrigin } from './postingOf'

type Claimed = { reservation: number; left: string }

/**
 * For an issue that names a tender: finds the reservation that its approval made for this card, which
 * the movement consumes. Takes the tender's row lock, which protects that reservation.
 * @param wanted in the card's unit
 * @returns the origin to post with
 * @throws Refusal `tenderNotApproved`; `moreThanOrdered`, also for a card the tender does not sell
 */
export const claimDelivery = async ({
  req,
  tender,
  card,
  wanted,
}: {
  req: PayloadRequest
  tender: Id
  card: Id
  wanted: Numeric
}): Promise<Pick<MovementOrigin, 'reservationId' | 'ownReservation'>> => {
  const status = await lockTenderStatus(req, tender)
  if (!status)
    throw new Refusal('invalidInput', { fields: [{ path: 'tender', code: 'notAnOption' }] })
  const [held] = await query<Claimed>(
    req,
    sql`select id as reservation, remaining_quantity::text as left from stock_reservations
        where tender_id = ${tender} and stock_card_id = ${card}
          and status = 'active' and origin = 'approval'`,
  )
  const left = held?.left ?? 0
  const code = refuseDelivery({ status, wanted, left })
  const data = {
    tender: Number(tender),
    card: Number(card),
    wanted: Number(wanted),
    left: Number(left),
  }
  const path = code === 'tenderNotApproved' ? 'tender' : 'quantity'
  if (code) throw new Refusal(code, { data, fields: [{ path, code, data }] })
  return { reservationId: held?.reservation, ownReservation: wanted }
}
