import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { toDecimal, type Numeric } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import { readRows } from '@/queries/shared/rows'

type Tender = { id: number; number: string | null; title: string | null }

/** Tenders listed in the message; programs get all of them. */
const MOST = 10

/**
 * The tenders with reservations of a card, as far as the caller may read their numbers and titles.
 */
const tendersHolding = async (req: PayloadRequest, card: number): Promise<Tender[]> => {
  const may = await mayOf(req)
  const [seesNumbers, seesTitles] = [
    may(['read', 'tenders', 'number']),
    may(['read', 'tenders', 'title']),
  ]
  if (!seesNumbers && !seesTitles) return []
  const rows = await readRows<Tender>(
    req,
    sql`select distinct t.id, t.number, t.title from stock_reservations r
          join tenders t on t.id = r.tender_id
        where r.stock_card_id = ${card} and r.status::text = 'active' and r.remaining_quantity > 0
        order by t.number nulls last, t.id`,
  )
  return rows.map(({ id, number, title }) => ({
    id,
    number: seesNumbers ? number : null,
    title: seesTitles ? title : null,
  }))
}

/**
 * Refuses to switch `allowNoStock` off while more of the card is issued or reserved than exists.
 * @param card as stored, its row locked
 * @throws Refusal `cardAllowsNoOversell` at the field, with `available`, the `tenders` with
 *   reservations, and their `names` for the message (`none` where the caller may read none)
 */
export const refuseOverReserved = async (
  req: PayloadRequest,
  card: { id: number; availableQuantity: Numeric },
): Promise<void> => {
  if (!toDecimal(card.availableQuantity).lt(0)) return
  const tenders = await tendersHolding(req, card.id)
  const named = tenders.slice(0, MOST).flatMap(({ number, title }) => number ?? title ?? [])
  const names = [...named, ...(tenders.length > MOST ? ['…'] : [])].join(', ') || 'none'
  const data = { available: card.availableQuantity, tenders, names }
  throw new Refusal('cardAllowsNoOversell', {
    data,
    fields: [{ path: 'allowNoStock', code: 'cardAllowsNoOversell', data }],
  })
}
