import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Day } from '@/domain/shared/day'
import { dayToStored } from '@/domain/shared/day'
import { Refusal } from '@/domain/shared/refusal'
import { isReservationOver } from '@/domain/stock/reservation'
import { companyToday } from '../settings/companyToday'
import { dayText } from '../shared/asText'
import { inTransaction, lockRow, query } from '../shared/transaction'
import { refuseLockedTender } from '../tenders/refuseLockedTender'
import { refuseExpiredTender } from './extendReservation'
import { lockReservation, type OpenReservation } from './lockReservation'
import { giveBack } from './releaseReservation'

type Terms = { until: Day | null; note: string | null }
type Target = { company: number | null; project: number | null }

const notAnOption = () =>
  new Refusal('invalidInput', { fields: [{ path: 'tender', code: 'notAnOption' }] })

/**
 * Locks both tenders, in ascending order as cards are: two moves in opposite directions would
 * deadlock. The tender of a reservation never changes, so reading it unlocked is safe.
 */
const lockTenders = async (req: PayloadRequest, id: number, target: number): Promise<void> => {
  const [row] = await query<{ tender: number | null }>(
    req,
    sql`select tender_id as tender from stock_reservations where id = ${id}`,
  )
  const tenders = new Set([target, ...(row?.tender ? [row.tender] : [])])
  for (const tender of [...tenders].sort((a, b) => a - b)) await lockRow(req, 'tenders', tender)
}

const readTerms = async (req: PayloadRequest, id: number): Promise<Terms> => {
  const [terms] = await query<Terms>(
    req,
    sql`select ${dayText(sql`reserved_until`)} as until, note from stock_reservations where id = ${id}`,
  )
  return terms as Terms
}

/** For whom the other tender is. */
const readTarget = async (req: PayloadRequest, tender: number): Promise<Target> => {
  const [found] = await query<Target>(
    req,
    sql`select company_id as company, company_project_id as project from tenders where id = ${tender}`,
  )
  if (!found) throw notAnOption()
  return found
}

const refuseMove = async (
  req: PayloadRequest,
  held: OpenReservation,
  target: number,
  until: Day | null,
) => {
  const { origin, tender, status } = held
  if (origin === 'approval') throw new Refusal('reservationBelongsToTender', { data: { tender } })
  if (tender === target) throw notAnOption()
  const today = await companyToday(req)
  // Its day is over and it only waits for the job that ends it.
  if (isReservationOver({ status, origin, reservedUntil: until, today }))
    throw new Refusal('reservationNotActive')
}

/**
 * Holds for another tender what a reservation made by hand still holds. Rows keep what they held and
 * for whom: this one is released, another of the same quantity begins, under the card's lock, so
 * that nobody takes the quantity in between.
 * @param args.tender a draft or a sent tender; what an approved one needs, its approval reserves
 * @returns the new reservation
 * @throws Refusal `notFound`, `reservationNotActive`, `reservationBelongsToTender`, `tenderLocked`,
 *   `tenderExpired`, `invalidInput` with `notAnOption` for no tender, or the same
 */
export const moveReservation = (args: { req: PayloadRequest; id: number; tender: number }) => {
  const { req, id, tender } = args
  return inTransaction(req, async () => {
    await lockTenders(req, id, tender)
    const held = await lockReservation(req, id)
    const { until, note } = await readTerms(req, id)
    await refuseMove(req, held, tender, until)
    const target = await readTarget(req, tender)
    await refuseLockedTender(req, tender, 'tender')
    await refuseExpiredTender(req, tender)
    await giveBack(req, id)
    return req.payload.create({
      collection: 'stock-reservations',
      data: {
        ...target,
        stockCard: held.stockCard,
        quantity: Number(held.remaining),
        tender,
        note,
        reservedUntil: until && dayToStored(until),
      },
      depth: 0,
      req,
    })
  })
}
