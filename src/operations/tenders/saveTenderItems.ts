import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { query } from '../shared/transaction'
import type { ItemInput } from './readItemInputs'
import { ITEM_COLUMNS, type TenderItem } from './readTenderItems'

/** A line with the figures that were calculated for it. */
export type CalculatedItem = ItemInput & { net: string; tax: string }

const COLUMNS = sql`kind text, "stockCard" int, "stockGroup" int, description text,
  quantity numeric, "unitPrice" numeric, "discountType" text, "discountValue" numeric,
  "taxRate" numeric, "order" int, net numeric, tax numeric, id int`

const VALUES = sql`w.kind::enum_tender_items_kind, w."stockCard", w."stockGroup", w.description,
  w.quantity, w."unitPrice", w."discountType"::enum_tender_items_discount_type,
  w."discountValue", w."taxRate", w."order", w.net, w.tax`

const NAMES = sql`kind, stock_card_id, stock_group_id, description, quantity, unit_price,
  discount_type, discount_value, tax_rate, "order", net, tax`

/**
 * Makes the lines of a tender exactly the given ones: rows named by id are changed, rows without
 * one are added, the rest is deleted. Three statements, whatever the number of lines. The caller
 * has locked the tender and lifted its guard.
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
  const rows = sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as w(${COLUMNS})`
  await query(
    req,
    sql`delete from tender_items where tender_id = ${tenderId}
        and id not in (select id from ${rows} where id is not null)`,
  )
  const changed = await query<TenderItem>(
    req,
    sql`update tender_items t set (${NAMES}, updated_at) = (${VALUES}, now())
        from ${rows} where t.id = w.id and t.tender_id = ${tenderId} returning ${ITEM_COLUMNS}`,
  )
  const kept = new Set(changed.map(({ id }) => id))
  // An id that names no row of this tender is a new line, never somebody else's.
  const added = await query<TenderItem>(
    req,
    sql`insert into tender_items as t (tender_id, ${NAMES}, created_at, updated_at)
        select ${tenderId}, ${VALUES}, now(), now() from ${rows}
        where w.id is null or w.id not in (
          select value::int from jsonb_array_elements_text(${JSON.stringify([...kept])}::jsonb))
        order by w."order" returning ${ITEM_COLUMNS}`,
  )
  return [...changed, ...added].sort((a, b) => a.order - b.order || a.id - b.id)
}

const comparable = ({ id: _id, order: _order, ...item }: ItemInput) => JSON.stringify(item)

/** True when the sent lines say the same as the stored ones. */
export const sameItems = (sent: ItemInput[], stored: TenderItem[]): boolean =>
  sent.length === stored.length &&
  sent.every((item, index) => {
    const row = stored[index]
    if (!row) return false
    const { net: _net, tax: _tax, ...rest } = row
    return comparable(item) === comparable(rest)
  })
