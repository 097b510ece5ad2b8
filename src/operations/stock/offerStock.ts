import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Day } from '@/domain/shared/day'
import { offersOf, type Waiting } from '@/domain/stock/waiting'
import { readRows } from '@/queries/shared/rows'
import { inTransaction, query } from '../shared/transaction'
import { emitReservation } from './emitReservation'
import { lockCard } from './lockCard'
import { LAST_DAY } from './refuseOver'

type Row = Waiting & { card: number; available: string; allowNoStock: boolean }

/**
 * Waiting reservations, card by card, the oldest first; expired ones only await the job that ends
 * them.
 */
const waitingRows = (today: Day, of: SQL = sql`true`): SQL => sql`
  select r.id, r.stock_card_id as card, r.quantity::text as quantity,
    r.offered_at is not null as "isOffered", c.available_quantity::text as available,
    c.allow_no_stock as "allowNoStock"
  from stock_reservations r join stock_cards c on c.id = r.stock_card_id
    left join tenders t on t.id = r.tender_id
  where r.status = 'waiting' and ${of}
    and coalesce(${LAST_DAY} >= ${today}, true)
  order by r.stock_card_id, r.created_at, r.id`

const changesOf = (rows: readonly Row[]) => {
  const [card] = rows
  return card ? offersOf(card, rows) : { offer: [], withdraw: [] }
}

/**
 * Ids of the cards whose waiting reservations need a notification: stock to offer, or an offer to
 * withdraw.
 */
export const cardsToOffer = async (req: PayloadRequest, today: Day): Promise<number[]> => {
  const cards = new Map<number, Row[]>()
  for (const row of await readRows<Row>(req, waitingRows(today)))
    cards.set(row.card, [...(cards.get(row.card) ?? []), row])
  return [...cards].flatMap(([card, rows]) => {
    const { offer, withdraw } = changesOf(rows)
    return offer.length + withdraw.length > 0 ? [card] : []
  })
}

/**
 * Notifies, once, the oldest waiting reservations of a card that enough stock is available. Nothing
 * is reserved for them. Checked again under the card's row lock, so a second run notifies nobody twice.
 * @param args.id the card
 * @param args.today the company's day
 */
export const offerStock = (args: { req: PayloadRequest; id: number; today: Day }): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, id, today } = args
    await lockCard(req, id)
    const { offer, withdraw } = changesOf(
      await query<Row>(req, waitingRows(today, sql`r.stock_card_id = ${id}`)),
    )
    const told = JSON.stringify([...offer, ...withdraw])
    await query(
      req,
      sql`update stock_reservations set offered_at = case when offered_at is null then now() end
          where status = 'waiting' and id in
            (select value::int from jsonb_array_elements_text(${told}::jsonb))`,
    )
    for (const one of offer) await emitReservation({ req, event: 'reservationOffered', id: one })
  })
