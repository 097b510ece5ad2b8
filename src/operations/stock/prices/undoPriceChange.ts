import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { refusePriceChangeCommand, type PriceChangeState } from '@/domain/stock/prices/priceChange'
import type { CardPrice } from '@/domain/stock/prices/prices'
import { inTransaction, query } from '../../shared/transaction'
import { writePrices } from './changePrices'
import { refusePrices } from './plannedPrices'

type Row = { card: number; field: CardPrice; before: string; isAsGiven: boolean }

const lockChange = async (req: PayloadRequest, id: number): Promise<void> => {
  const [change] = await query<{ status: PriceChangeState }>(
    req,
    sql`select status from price_changes where id = ${id} for no key update`,
  )
  if (!change) throw new Refusal('notFound')
  const blocker = refusePriceChangeCommand(change)
  if (blocker) throw new Refusal(blocker.code)
}

/** Each price of the change, with whether it is unchanged since; cards are locked. */
const readRows = async (req: PayloadRequest, id: number): Promise<Row[]> => {
  await query(
    req,
    sql`select id from stock_cards
        where id in (select stock_card_id from price_change_rows where change_id = ${id})
        order by id for no key update`,
  )
  return query<Row>(
    req,
    sql`select r.stock_card_id as card, r.field, r.before::text as before,
          r.after = case r.field when 'currentPrice' then c.current_price
            when 'offerPrice' then c.offer_price when 'costPrice' then c.cost_price
            when 'priceUsd' then c.price_usd when 'priceEur' then c.price_eur end
            is true as "isAsGiven"
        from price_change_rows r join stock_cards c on c.id = r.stock_card_id
        where r.change_id = ${id} order by r.stock_card_id, r.field`,
  )
}

const writeOutcome = async (req: PayloadRequest, id: number, rows: readonly Row[]) => {
  const outcome = JSON.stringify(rows)
  await query(
    req,
    sql`update price_change_rows r set is_given_back = w."isAsGiven"
        from jsonb_to_recordset(${outcome}::jsonb) as w(card int, field text, "isAsGiven" boolean)
        where r.change_id = ${id} and r.stock_card_id = w.card and r.field = w.field`,
  )
  await query(
    req,
    sql`update price_changes set status = 'undone', undone_at = now(), updated_at = now(),
          undone_by_id = ${staffIdOf(req)}::int,
          kept_count = ${rows.filter(({ isAsGiven }) => !isAsGiven).length}
        where id = ${id}`,
  )
}

/**
 * Undoes a bulk price change: each card gets its former price back, unless the price was changed
 * since; such a price stays, and the page of the change lists it.
 * @returns the change
 * @throws Refusal `notFound`, `wrongPriceChangeState`; `notAllowed` without the rights to all of the
 *   prices it changed
 */
export const undoPriceChange = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    await lockChange(req, id)
    const rows = await readRows(req, id)
    await refusePrices(req, [...new Set(rows.map(({ field }) => field))])
    await writePrices(
      req,
      rows
        .filter(({ isAsGiven }) => isAsGiven)
        .map(({ before, ...row }) => ({ ...row, after: before })),
    )
    await writeOutcome(req, id, rows)
    return id
  })
