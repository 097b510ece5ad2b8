import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dayToStored, type Day } from '@/domain/shared/day'
import { Refusal } from '@/domain/shared/refusal'
import { companyToday } from '@/queries/settings/companyToday'
import { inTransaction, lockRow, query } from '../shared/transaction'
import { lockReservation, type OpenReservation } from './lockReservation'
import { refuseOver, VALID_UNTIL } from './refuseOver'
import { giveBack } from './releaseReservation'

type Target = { company: number | null; project: number | null; validUntil: Day | null }

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

const noteOf = async (req: PayloadRequest, id: number): Promise<string | null> => {
  const [row] = await query<{ note: string | null }>(
    req,
    sql`select note from stock_reservations where id = ${id}`,
  )
  return row?.note ?? null
}

/** The customer of the target tender, and its last day unless it is accepted. */
const readTarget = async (req: PayloadRequest, tender: number): Promise<Target> => {
  const [found] = await query<Target>(
    req,
    sql`select t.company_id as company, t.company_project_id as project,
          case when t.accepted_at is null then ${VALID_UNTIL} end as "validUntil"
        from tenders t where t.id = ${tender}`,
  )
  if (!found) throw notAnOption()
  return found
}

const refuseMove = ({ origin, tender }: OpenReservation, target: number) => {
  if (origin === 'approval') throw new Refusal('reservationBelongsToTender', { data: { tender } })
  if (tender === target) throw notAnOption()
}

/**
 * Moves the open quantity of a manual reservation to another tender. A reservation keeps its
 * quantity and tender: this one is released, and a new one with the same quantity created, under
 * the card's lock, so that nobody takes the stock in between.
 * @param args.tender a draft or a sent tender, validated by the hook of the new row; an approved
 *   one reserves its demand itself
 * @returns the new reservation
 * @throws Refusal `notFound`, `reservationNotActive`, `reservationBelongsToTender`, `tenderLocked`,
 *   `tenderExpired`, `invalidInput` with `notAnOption` for no tender, or the same
 */
export const moveReservation = (args: { req: PayloadRequest; id: number; tender: number }) => {
  const { req, id, tender } = args
  return inTransaction(req, async () => {
    await lockTenders(req, id, tender)
    const held = await lockReservation(req, id)
    refuseMove(held, tender)
    const terms = await refuseOver(req, id)
    const { validUntil, ...target } = await readTarget(req, tender)
    // A day taken from the tender's validity is replaced by that of the new tender.
    const isOfTender = terms.reservedUntil === terms.validUntil
    const isPast = validUntil !== null && validUntil < (await companyToday(req))
    const reservedUntil = isOfTender && !isPast ? validUntil : terms.reservedUntil
    await giveBack(req, id)
    return req.payload.create({
      collection: 'stock-reservations',
      data: {
        ...target,
        stockCard: held.stockCard,
        quantity: Number(held.remaining),
        tender,
        note: await noteOf(req, id),
        reservedUntil: reservedUntil && dayToStored(reservedUntil),
      },
      depth: 0,
      context: { isMoved: true },
      req,
    })
  })
}
