import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { AppAbility } from '@/access/buildAbility'
import { readableSearchFields } from '@/access/reading/searchRights'
import { refuseSearchTerm } from '@/domain/lists/searchTerm'
import { FULL_WEIGHT } from '@/domain/stock/toOrder'
import type { StockUnit } from '@/domain/stock/units'
import { matchOf } from '../../search/entityMatch'
import { companySettings } from '../../settings/companySettings'
import { readRows } from '../../shared/rows'
import { openDemand } from '../openDemand'

/** A card with insufficient projected stock; quantities in its unit, as exact text. */
export type CardToOrder = {
  id: number
  name: string
  sku: string | null
  unit: StockUnit
  onHand: string
  reserved: string
  /** Quantity of sent tenders, weighted by the setting `likelyWeight`. */
  likely: string
  projected: string
  minQuantity: string | null
  maxQuantity: string | null
  orderMultiple: string | null
}

/** One page of cards by name, and the total. */
export type ToOrder = { rows: CardToOrder[]; total: number }

export type AskedToOrder = {
  search?: string
  stockType?: number | null
  /** Restricts it to one card, also one with enough stock. */
  card?: number
  page: number
  size: number
  /** Whether the demand of sent tenders is included: only for their readers. */
  seesTenders: boolean
}

const found = ({ search = '', stockType, card }: AskedToOrder, ability: AppAbility): SQL => {
  if (card !== undefined) return sql`t.id = ${card}`
  const fields = readableSearchFields(ability, 'stock-cards')
  const query = { scope: 'all', text: search } as const
  const match = refuseSearchTerm(search) ? null : matchOf({ slug: 'stock-cards', fields, query })
  const ofType = stockType ? sql`t.stock_type_id = ${stockType}` : sql`true`
  return sql`${match ?? sql`true`} and ${ofType}`
}

/** Excludes archived cards and services: cards that may be sold without stock and have no minimum. */
const IS_KEPT = sql`not t.is_archived and not (t.allow_no_stock and t.min_quantity is null)`

const likelyCards = async (req: PayloadRequest, asked: AskedToOrder): Promise<SQL> => {
  if (!asked.seesTenders) return sql`select null::int as card, 0::numeric as likely where false`
  const { today, likelyWeight } = await companySettings(req)
  const weight = likelyWeight ?? String(FULL_WEIGHT)
  const { card } = asked
  return sql`select card, ceil(sum(open) * ${weight}::numeric * 10) / 1000 as likely
    from (${openDemand({ today, card })}) d where open > 0 group by card`
}

/**
 * Cards whose projected stock is below their minimum (`domain/stock/toOrder`), in one statement.
 * Approved tenders are included as reservations, sent ones as `likely`. For readers of the cards'
 * names and quantities: the caller checks.
 */
export const readToOrder = async (
  req: PayloadRequest,
  ability: AppAbility,
  asked: AskedToOrder,
): Promise<ToOrder> => {
  const { page, size, card } = asked
  const isShort =
    card === undefined
      ? sql`t.available_quantity - coalesce(l.likely, 0) < coalesce(t.min_quantity, 0)`
      : sql`true`
  const rows = await readRows<CardToOrder & { total: number }>(
    req,
    sql`with likely as materialized (${await likelyCards(req, asked)}),
        short as materialized (
          select t.id, t.name, coalesce(l.likely, 0) as likely
          from stock_cards t left join likely l on l.card = t.id
          where ${IS_KEPT} and ${isShort} and ${found(asked, ability)})
        select n.total, t.id, t.name, t.sku, t.unit::text, t.current_quantity::text as "onHand",
          t.reserved_quantity::text as reserved, s.likely::text as likely,
          (t.available_quantity - s.likely)::text as projected,
          t.min_quantity::text as "minQuantity", t.max_quantity::text as "maxQuantity",
          t.order_multiple::text as "orderMultiple"
        from (select count(*)::int as total from short) n
        left join (select * from short order by name, id
          limit ${size} offset ${(page - 1) * size}) s on true
        left join stock_cards t on t.id = s.id
        order by t.name, t.id`,
  )
  return {
    rows: rows.flatMap(({ total: _total, ...row }) => (row.id === null ? [] : [row])),
    total: rows[0]?.total ?? 0,
  }
}
