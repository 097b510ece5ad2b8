import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Currency } from '@/domain/shared/currency'
import { PRICE } from '@/domain/shared/decimal'
import { type Decimal, sum, toDecimal } from '@/domain/shared/money'
import { query } from '../shared/transaction'
import { lockCard } from './lockCard'
import { postMovement } from './postMovement'

type Line = { stockCard: number | null; quantity: number | null; net: number }
type Held = { id: number; stockCard: number; remaining: number; listPrice: number }
type SoldTender = { id: number; project: number | null; currency: Currency; rate: number }

/** Net price a unit of a card over all lines that name it; null for parts of groups only. */
const unitPriceOf = (card: number, lines: Line[]): Decimal | null => {
  const own = lines.filter((line) => line.stockCard === card)
  const quantity = sum(own.map((line) => line.quantity ?? 0))
  if (quantity.lte(0)) return null
  return sum(own.map((line) => line.net))
    .div(quantity)
    .toDecimalPlaces(PRICE.scale)
}

const priced = ({ stockCard, listPrice }: Held, tender: SoldTender, lines: Line[]) => {
  const price = unitPriceOf(stockCard, lines)
  return price === null
    ? { price: toDecimal(listPrice).toNumber(), currencyType: 'TRY' as const, currencyRate: 1 }
    : { price: price.toNumber(), currencyType: tender.currency, currencyRate: tender.rate }
}

/**
 * Issues everything reserved for a tender; each movement consumes its reservation.
 * @param tender its currency and the rate of the invoice, lira per unit
 * @param items its lines, for the price of each movement (net a unit; list price for group parts)
 */
export const issueForTender = async ({
  req,
  tender,
  items,
}: {
  req: PayloadRequest
  tender: SoldTender
  items: Line[]
}): Promise<void> => {
  const held = await query<Held>(
    req,
    sql`select r.id, r.stock_card_id as "stockCard", r.remaining_quantity::float8 as remaining,
               coalesce(c.current_price, c.offer_price, c.average_cost, c.cost_price, 0)::float8
                 as "listPrice"
        from stock_reservations r join stock_cards c on c.id = r.stock_card_id
        where r.tender_id = ${tender.id} and r.status = 'active' order by c.id, r.id`,
  )
  for (const { stockCard } of held) await lockCard(req, stockCard)
  for (const reservation of held) {
    const { id, stockCard, remaining } = reservation
    await postMovement({
      req,
      movement: {
        stockCard,
        type: 'out',
        quantity: remaining,
        ...priced(reservation, tender, items),
        tender: tender.id,
        project: tender.project,
      },
      // A line given away (100 % discount) leaves the stock at price 0.
      origin: { reservationId: id, ownReservation: remaining, mayBeFree: true },
    })
  }
}
