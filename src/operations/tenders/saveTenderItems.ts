import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { query } from '../shared/transaction'
import type { ItemInput } from './readItemInputs'
import type { TenderItem } from '@/queries/tenders/readTenderItems'

/** A line with its calculated totals. */
export type CalculatedItem = ItemInput & { net: string; tax: string }

const COLUMNS = sql`kind text, choice text, "stockCard" int, "stockGroup" int, description text,
  quantity numeric, "unitPrice" numeric, "discountType" text, "discountValue" numeric,
  "taxRate" numeric, "order" int, net numeric, tax numeric, id int`

const VALUES = sql`w.kind::enum_tender_items_kind, w.choice::enum_tender_items_choice, w."stockCard", w."stockGroup", w.description,
  w.quantity, w."unitPrice", w."discountType"::enum_tender_items_discount_type,
  w."discountValue", w."taxRate", w."order", w.net, w.tax`

const NAMES = sql`kind, choice, stock_card_id, stock_group_id, description, quantity, unit_price,
  discount_type, discount_value, tax_rate, "order", net, tax`

const STORED = sql`t.kind, t.choice, t.stock_card_id, t.stock_group_id, t.description, t.quantity,
  t.unit_price, t.discount_type, t.discount_value, t.tax_rate, t."order", t.net, t.tax`

/** A second line with the same id becomes a new one: neither may be lost. */
const withOwnIds = (items: CalculatedItem[]): CalculatedItem[] => {
  const named = new Set<number>()
  return items.map((item) => {
    const isTaken = item.id !== null && named.has(item.id)
    if (item.id !== null) named.add(item.id)
    return isTaken ? { ...item, id: null } : item
  })
}

/**
 * Replaces the lines of a tender in one statement: rows named by id are updated where they differ,
 * rows without one are inserted, the rest is deleted. The caller has locked the tender and set the
 * writer flag.
 * @returns the lines as stored, in document order
 */
export const saveTenderItems = async ({
  req,
  tenderId,
  items,
}: {
  req: PayloadRequest
  tenderId: number
  items: CalculatedItem[]
}): Promise<TenderItem[]> => {
  const wanted = withOwnIds(items)
  // An id of no row of this tender becomes a new line: it can never change a line of another
  // tender.
  const added = await query<{ id: number; order: number }>(
    req,
    sql`with w as materialized (
          select w.*, t.id is not null as is_known
          from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(${COLUMNS})
          left join tender_items t on t.id = w.id and t.tender_id = ${tenderId}),
        gone as (
          delete from tender_items where tender_id = ${tenderId}
            and id not in (select id from w where is_known)),
        changed as (
          update tender_items t set (${NAMES}, updated_at) = (${VALUES}, now())
          from w where w.is_known and t.id = w.id and (${STORED}) is distinct from (${VALUES}))
        insert into tender_items as t (tender_id, ${NAMES}, created_at, updated_at)
        select ${tenderId}, ${VALUES}, now(), now() from w where not is_known
        order by w."order" returning t.id, t."order"::int as "order"`,
  )
  const newIds = new Map(added.map(({ id, order }) => [order, id]))
  return wanted.map((item) => ({
    ...item,
    id: newIds.get(item.order) ?? (item.id as number),
    net: Number(item.net),
    tax: Number(item.tax),
  }))
}

const comparable = ({ id: _id, order: _order, ...item }: ItemInput) => JSON.stringify(item)

/** True when the sent lines equal the stored ones. */
export const sameItems = (sent: ItemInput[], stored: TenderItem[]): boolean =>
  sent.length === stored.length &&
  sent.every((item, index) => {
    const row = stored[index]
    if (!row) return false
    const { net: _net, tax: _tax, ...rest } = row
    return comparable(item) === comparable(rest)
  })
