import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { AppAbility } from '@/access/buildAbility'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { readableSearchFields } from '@/access/reading/searchRights'
import { refuseSearchTerm } from '@/domain/lists/searchTerm'
import { dayToStored, type Day } from '@/domain/shared/day'
import type { StockUnit } from '@/domain/stock/units'
import { matchOf } from '../search/entityMatch'
import { readRows } from '../shared/rows'
import { cardOrder } from './cardOrder'

/** The stock of a card at the end of a day; money as text, exact. */
export type CardOnDay = {
  id: number
  name: string
  sku: string | null
  unit: StockUnit
  quantity: string
  average: string | null
  value: string | null
}

/** One page of cards by name, and the total. */
export type StockOnDay = { rows: CardOnDay[]; total: number }

type Asked = {
  day: Day
  /** Restricts it to one card. */
  card?: number | null
  search?: string
  page: number
  size: number
}

/** Without permission to read cards, only cards that have movements are included. */
const knownTo = (ability: AppAbility): SQL =>
  mayReadFields(ability, 'stock-cards')
    ? sql`true`
    : sql`exists (select 1 from stock_movements m where m.stock_card_id = t.id)`

const matching = ({ card, search = '' }: Asked, ability: AppAbility): SQL => {
  if (card) return sql`t.id = ${card}`
  const fields = readableSearchFields(ability, 'stock-cards')
  const query = { scope: 'all', text: search } as const
  const match = refuseSearchTerm(search) ? null : matchOf({ slug: 'stock-cards', fields, query })
  return match ?? sql`true`
}

const cardsOf = (asked: Asked, ability: AppAbility): SQL =>
  sql`${matching(asked, ability)} and ${knownTo(ability)}`

/**
 * The stock of cards at the end of a day: all movements up to that day (their operation date),
 * whenever they were posted. The average cost is the one after the last posted of these. The caller
 * checks the rights to cards and movements, and removes costs for those who may not see them.
 */
export const readStockOnDay = async (
  req: PayloadRequest,
  ability: AppAbility,
  asked: Asked,
): Promise<StockOnDay> => {
  const { day, page, size } = asked
  const where = cardsOf(asked, ability)
  const order = cardOrder(ability, ['name'], 't')
  const [rows, counted] = await Promise.all([
    readRows<CardOnDay>(
      req,
      sql`select t.id, t.name, t.sku, t.unit::text, coalesce(m.quantity, 0)::text as quantity,
            m.average::text, round(m.quantity * m.average, 2)::text as value
          from (select t.id, t.name, t.sku, t.unit from stock_cards t where ${where}
                order by ${order} limit ${size} offset ${(page - 1) * size}) t
          left join lateral (
            select sum(case type when 'in' then quantity else -quantity end) as quantity,
              (array_agg(average_cost_after order by id desc))[1] as average
            from stock_movements
            where stock_card_id = t.id and operation_date <= ${dayToStored(day)}) m on true
          order by ${order}`,
    ),
    readRows<{ n: number }>(req, sql`select count(*)::int as n from stock_cards t where ${where}`),
  ])
  return { rows, total: counted[0]?.n ?? 0 }
}
