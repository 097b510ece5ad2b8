import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayOf } from '@/access/mayOf'
import type { ShownCard } from '@/domain/stock/counting/countReadings'
import { companyToday } from '../../settings/companyToday'
import { readRows } from '../../shared/rows'
import type { ViewPage } from '../../shared/viewPage'
import { cardOrder } from '../cardOrder'
import type { CountCard } from './findCountCard'
import { ofScope, SCOPE_COLUMNS, type Scoped } from './ofScope'
import { mayReadExpected } from './readerOfCount'
import { cardShower } from './shownCard'

/** Most rows of a printed sheet: some forty pages. */
const MAX_ROWS = 2000

export type CountSheet = {
  /** Null for users who may not read it. */
  title: string | null
  cards: (ShownCard & { expected?: string })[]
  hasMore: boolean
}

type Head = Scoped & { title: string; isBlind: boolean; isDraft: boolean }
type Row = CountCard & { onHand: string }

const readHead = async (req: PayloadRequest, id: number): Promise<Head | undefined> => {
  const [head] = await readRows<Head>(
    req,
    sql`select title, coalesce(is_blind, false) as "isBlind", status = 'draft' as "isDraft",
          ${SCOPE_COLUMNS}
        from stock_counts where id = ${id}`,
  )
  return head
}

/** The cards of a count; before it begins, those of its scope. */
const readCards = async (req: PayloadRequest, id: number, head: Head) => {
  const order = cardOrder(await abilityOfRequest(req), ['sku', 'name'])
  const isOpen = head.isDraft && head.scope !== 'list'
  const only = isOpen
    ? sql`where ${ofScope(head)}`
    : sql`where exists (select 1 from stock_count_cards l
            where l.count_id = ${id} and l.stock_card_id = c.id)`
  return readRows<Row>(
    req,
    sql`select c.id, c.name, c.sku, c.unit, c.current_quantity::text as "onHand"
        from stock_cards c ${only} order by ${order} limit ${MAX_ROWS + 1}`,
  )
}

/**
 * A printable count sheet; with expected quantities only for those who may see them.
 * @returns null when there is no such count
 */
export const readSheet = async (req: PayloadRequest, id: number): Promise<CountSheet | null> => {
  const head = await readHead(req, id)
  if (!head) return null
  const may = await mayOf(req)
  // The list of cards needs the right to read whole counts.
  const rows = may(['read', 'stock-counts', '*']) ? await readCards(req, id, head) : []
  const shows = await cardShower(req)
  // A reviewer may print the sheet for those who count: on a blind sheet the expected quantity is
  // always left out.
  const sees = !head.isBlind && mayReadExpected(may, head)
  return {
    title: may(['read', 'stock-counts', 'title']) ? head.title : null,
    cards: rows
      .slice(0, MAX_ROWS)
      .map((row) => ({ ...shows(row), ...(sees && { expected: row.onHand }) })),
    hasMore: rows.length > MAX_ROWS,
  }
}

/** The page of such a sheet, with the day it is printed on. */
export const readSheetPage = async ({ req, id }: ViewPage) => {
  const [sheet, today] = await Promise.all([readSheet(req, id), companyToday(req)])
  return sheet && { ...sheet, today }
}
