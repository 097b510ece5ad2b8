import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import type { Decimal } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import { query } from '../shared/transaction'
import type { TakenCard } from './emitLowStock'
import { lockCards, type CardFigures } from './lockCard'
import { releaseReservationsOf } from './releaseReservation'
import { shortageOfCard, type ShortageOfCard } from './refuseShortage'

type Held = CardFigures & Omit<TakenCard, 'taken'> & { rest: string }

/**
 * Locks every card of a tender: those it sells, those reserved for it, and the given ones. The
 * tender itself is already locked.
 * @param also further cards, of lines that are about to be approved
 */
export const lockCardsOf = (req: PayloadRequest, tenderId: number, also: Iterable<number> = []) =>
  lockCards(
    req,
    sql`select value::int from jsonb_array_elements_text(${JSON.stringify([...also])}::jsonb)
        union select stock_card_id from tender_demands where tender_id = ${tenderId}
        union select stock_card_id from stock_reservations
          where tender_id = ${tenderId} and status = 'active'`,
  )

/** Stores the demand of each card at approval; parts of groups may change later. */
export const captureDemand = (
  req: PayloadRequest,
  tenderId: number,
  demand: ReadonlyMap<number, Decimal>,
) =>
  query(
    req,
    sql`insert into tender_demands (tender_id, stock_card_id, quantity)
        select ${tenderId}, card, quantity from jsonb_to_recordset(${JSON.stringify(
          [...demand].map(([card, quantity]) => ({ card, quantity: quantity.toFixed() })),
        )}::jsonb) as w(card int, quantity numeric)`,
  )

/** The cards of which a tender still needs something. */
const openCards = async (req: PayloadRequest, tenderId: number): Promise<Set<number>> => {
  const rows = await query<{ card: number }>(
    req,
    sql`select stock_card_id as card from tender_demands where tender_id = ${tenderId}
          and quantity > delivered_of(tender_id, stock_card_id)`,
  )
  return new Set(rows.map(({ card }) => card))
}

/** The open demand of each card, with its quantities once the old reservations are released. */
const readRest = (req: PayloadRequest, tenderId: number) =>
  query<Held>(
    req,
    sql`select c.id, c.name, c.current_quantity::text as current,
               c.reserved_quantity::text as reserved,
               c.allow_no_stock as "allowNoStock", d.rest::text as rest,
               (c.available_quantity - d.rest)::text as available,
               c.min_quantity::text as "minQuantity"
        from (select stock_card_id, quantity - delivered_of(tender_id, stock_card_id) as rest
              from tender_demands where tender_id = ${tenderId}) d
        join stock_cards c on c.id = d.stock_card_id where d.rest > 0 order by c.id`,
  )

const refuseShortages = (held: readonly Held[]) => {
  const shortages = held
    .map((card) => shortageOfCard(card, card.rest))
    .filter((shortage): shortage is ShortageOfCard => shortage !== null)
  if (shortages.length > 0)
    throw new Refusal('insufficientStock', { data: { ...shortages[0], shortages } })
}

/**
 * Reserves the open demand of a tender (demand less delivered): all cards or none, one reservation
 * a card, in one statement. Earlier reservations for it, manual or by an approval, become part of
 * it. The caller has locked the tender and its cards.
 * @returns the reserved cards, with their available quantities afterwards
 * @throws Refusal `insufficientStock` with `shortages`, every card with too little stock
 */
export const holdForTender = async ({
  req,
  tenderId,
}: {
  req: PayloadRequest
  tenderId: number
}): Promise<TakenCard[]> => {
  await releaseReservationsOf({ req, tenderId, cardsAgain: () => openCards(req, tenderId) })
  const held = await readRest(req, tenderId)
  refuseShortages(held)
  const rows = held.map(({ id, rest }) => ({ card: id, quantity: rest }))
  const reservedBy = staffIdOf(req)
  await query(
    req,
    sql`insert into stock_reservations (stock_card_id, quantity, remaining_quantity, status, origin,
          tender_id, company_id, project_id, reserved_by_id)
        select w.card, w.quantity, w.quantity, 'active', 'approval', t.id, t.company_id,
          t.company_project_id, ${reservedBy}::int
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(card int, quantity numeric),
          tenders t where t.id = ${tenderId} order by w.card`,
  )
  return held.map((card) => ({ ...card, taken: card.rest }))
}
