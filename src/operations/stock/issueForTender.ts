import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import type { Currency } from '@/domain/shared/currency'
import { dayToStored } from '@/domain/shared/day'
import { PRICE } from '@/domain/shared/decimal'
import type { Id } from '@/domain/shared/idOf'
import { type Decimal, sum, toDecimal } from '@/domain/shared/money'
import { isCounted, type ChoiceLine } from '@/domain/tenders/choices/choices'
import { query } from '../shared/transaction'
import { companyToday } from '@/queries/settings/companyToday'

type Line = ChoiceLine & { stockCard: number | null; quantity: number | null; net: number }
type Held = { id: number; stockCard: number; left: string; listPrice: string }
type SoldTender = { id: number; currency: Currency; rate: string }

/** Net unit price of a card over all counted lines that name it; null for parts of groups only. */
const unitPriceOf = (card: number, lines: Line[]): Decimal | null => {
  const own = lines.filter((line) => isCounted(line) && line.stockCard === card)
  const quantity = sum(own.map((line) => line.quantity ?? 0))
  if (quantity.lte(0)) return null
  return sum(own.map((line) => line.net))
    .div(quantity)
    .toDecimalPlaces(PRICE.scale)
}

const priced = ({ stockCard, listPrice }: Held, tender: SoldTender, lines: Line[]) => {
  const price = unitPriceOf(stockCard, lines)
  return price === null
    ? { price: toDecimal(listPrice).toFixed(), currency: 'TRY', rate: '1' }
    : { price: price.toFixed(), currency: tender.currency, rate: tender.rate }
}

const readHeld = (req: PayloadRequest, tenderId: number) =>
  query<Held>(
    req,
    sql`select r.id, r.stock_card_id as "stockCard", r.remaining_quantity::text as left,
               -- Never a cost: what an issue was sold for is read by everybody who reads movements.
               coalesce(c.current_price, c.offer_price, 0)::text as "listPrice"
        from stock_reservations r join stock_cards c on c.id = r.stock_card_id
        where r.tender_id = ${tenderId} and r.status = 'active' order by c.id, r.id`,
  )

/**
 * Issues stock reserved for a tender, each row from its reservation: everything with the invoice,
 * or the given quantities. The rows together are one delivery, the next of the tender. The caller
 * has locked the tender and its cards, and checked the quantities.
 * @param tender its currency and rate, lira per unit (of an invoice, the invoice's)
 * @param items its lines, for the price of each row (net unit price, 0 for a free line; list price
 *   for parts of groups)
 * @param quantities by card; everything still reserved by default, as for the invoice
 * @param note for every row
 * @returns the number of posted rows; 0 if nothing was reserved any more
 */
export const issueForTender = async ({
  req,
  tender,
  items,
  quantities,
  note,
}: {
  req: PayloadRequest
  tender: SoldTender
  items: Line[]
  quantities?: ReadonlyMap<Id, Decimal>
  note?: string | null
}): Promise<number> => {
  const held = await readHeld(req, tender.id)
  const rows = held.flatMap((one) => {
    const quantity = quantities ? quantities.get(one.stockCard)?.toFixed() : one.left
    return quantity === undefined ? [] : [{ id: one.id, quantity, ...priced(one, tender, items) }]
  })
  const user = staffIdOf(req)
  const origin = quantities ? 'delivery' : 'invoice'
  await query(
    req,
    sql`insert into stock_movements (stock_card_id, type, quantity, price, currency_type,
          currency_rate, operation_date, operation_user_id, project_id, tender_id, reservation_id,
          origin, delivery, note)
        select r.stock_card_id, 'out', w.quantity, w.price,
          w.currency::enum_stock_movements_currency_type, w.rate, ${dayToStored(await companyToday(req))},
          ${user}::int, t.company_project_id, t.id, r.id, ${origin}::enum_stock_movements_origin,
          next_delivery_of(t.id), ${note ?? null}::text
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as w(id int, quantity numeric, price numeric, currency text, rate numeric)
          join stock_reservations r on r.id = w.id
          join tenders t on t.id = r.tender_id
        order by r.stock_card_id, r.id`,
  )
  return rows.length
}

/**
 * Reverses exactly the rows that the invoice of a tender posted, never earlier deliveries. The
 * caller has locked the tender and its cards, and reserves the stock for the tender again.
 */
export const reverseInvoiceOf = async (req: PayloadRequest, tenderId: number): Promise<void> => {
  const user = staffIdOf(req)
  await query(
    req,
    sql`insert into stock_movements (stock_card_id, type, quantity, price, currency_type,
          currency_rate, operation_date, operation_user_id, project_id, tender_id, reversal_of_id)
        select m.stock_card_id, 'in', m.quantity, m.price, m.currency_type, m.currency_rate,
          ${dayToStored(await companyToday(req))}, ${user}::int, m.project_id, m.tender_id, m.id
        from stock_movements m
        where m.tender_id = ${tenderId} and m.origin = 'invoice'
          and not exists (select 1 from stock_movements r where r.reversal_of_id = m.id)
        order by m.stock_card_id, m.id`,
  )
}
