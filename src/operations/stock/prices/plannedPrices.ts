import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { changeablePrices } from '@/access/reading/changeablePrices'
import { Refusal, refuseFields, type RefusalCode } from '@/domain/shared/refusal'
import {
  changedPrice,
  refuseChangedPrice,
  refuseChangeValue,
  type PriceMethod,
  type PriceRounding,
} from '@/domain/stock/prices/priceChange'
import type { CardPrice } from '@/domain/stock/prices/prices'
import { query } from '../../shared/transaction'

/** The requested change. */
export type Asked = {
  cards: readonly number[]
  prices: readonly CardPrice[]
  method: PriceMethod
  /** Percent or an amount, signed, as text. */
  value: string
  rounding: PriceRounding
}

/** One price of a card before and after; `problem` says why it cannot change. */
export type PlannedPrice = {
  card: number
  field: CardPrice
  before: string
  after: string
  problem: RefusalCode | null
}

/** A card with the prices that would change. */
export type PlannedCard = {
  id: number
  name: string
  /** Also null for users who may not read it. */
  sku: string | null
  /** Hash of its current prices, to detect changes since the preview. */
  mark: string
  prices: PlannedPrice[]
}

type Row = { id: number; name: string; sku: string | null } & Record<CardPrice, string | null>

/**
 * Each price needs permission to write it, and a cost *see costs* as well: hidden prices cannot be
 * changed.
 * @throws Refusal `notAllowed`
 */
export const refusePrices = async (req: PayloadRequest, prices: readonly CardPrice[]) => {
  const open = changeablePrices(await mayOf(req))
  if (!prices.every((price) => open.includes(price))) throw new Refusal('notAllowed')
}

const PRICES = sql`current_price::text as "currentPrice", offer_price::text as "offerPrice",
  cost_price::text as "costPrice", price_usd::text as "priceUsd", price_eur::text as "priceEur"`

const readCards = (req: PayloadRequest, ids: readonly number[]): Promise<Row[]> =>
  query<Row>(
    req,
    sql`select id, name, sku, ${PRICES} from stock_cards
        where not is_archived
          and id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
        order by id`,
  )

const lockCards = (req: PayloadRequest, ids: readonly number[]) =>
  query(
    req,
    sql`select id from stock_cards
        where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
        order by id for no key update`,
  )

const planOf = (row: Row, asked: Asked): PlannedCard => ({
  id: row.id,
  name: row.name,
  sku: row.sku,
  mark: asked.prices.map((field) => row[field] ?? '').join('|'),
  prices: asked.prices.flatMap((field) => {
    const before = row[field]
    // Missing prices stay missing.
    if (before === null) return []
    const after = changedPrice(before, asked)
    if (after.equals(before)) return []
    const problem = refuseChangedPrice(after)
    return [{ card: row.id, field, before, after: after.toFixed(), problem }]
  }),
})

/**
 * Computes new prices of cards in use, ordered by id; deleted and archived ones are left out.
 * @param lock takes row locks until the end of the transaction
 * @throws Refusal `notAllowed`, `invalidInput` at `value`, `noPriceToChange`
 */
export const plannedPrices = async (
  req: PayloadRequest,
  asked: Asked,
  { lock }: { lock: boolean },
): Promise<PlannedCard[]> => {
  const code = refuseChangeValue(asked.method, asked.value)
  refuseFields([code ? { path: 'value', code } : null])
  await refusePrices(req, asked.prices)
  if (lock) await lockCards(req, asked.cards)
  const readsSku = (await mayOf(req))(['read', 'stock-cards', 'sku'])
  const rows = await readCards(req, asked.cards)
  const cards = rows.map((row) => planOf(readsSku ? row : { ...row, sku: null }, asked))
  if (!cards.some(({ prices }) => prices.length > 0)) throw new Refusal('noPriceToChange')
  return cards
}
