import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { lockRow, query } from '../shared/transaction'
import type { ItemInput } from './readItemInputs'
import type { TenderItem } from './readTenderItems'

const COLUMNS = sql`kind text, "stockCard" int, "stockGroup" int, description text,
  quantity numeric, "unitPrice" numeric, "discountType" text, "discountValue" numeric,
  "taxRate" numeric, "order" int, id int`

const VALUES = sql`w.kind::enum_tender_items_kind, w."stockCard", w."stockGroup", w.description,
  w.quantity, w."unitPrice", w."discountType"::enum_tender_items_discount_type,
  w."discountValue", w."taxRate", w."order"`

const NAMES = sql`kind, stock_card_id, stock_group_id, description, quantity, unit_price,
  discount_type, discount_value, tax_rate, "order"`

/**
 * Makes the lines of a tender exactly the given ones: rows named by id are changed, rows without
 * one are added, the rest is deleted. Three statements, whatever the number of lines.
 * @param items read by `readItemInputs`
 */
export const saveTenderItems = async ({
  req,
  tenderId,
  items,
}: {
  req: PayloadRequest
  tenderId: number
  items: ItemInput[]
}): Promise<void> => {
  await lockRow(req, 'tenders', tenderId)
  const rows = sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as w(${COLUMNS})`
  await query(
    req,
    sql`delete from tender_items where tender_id = ${tenderId}
        and id not in (select id from ${rows} where id is not null)`,
  )
  await query(
    req,
    sql`update tender_items t set (${NAMES}, updated_at) = (${VALUES}, now())
        from ${rows} where t.id = w.id and t.tender_id = ${tenderId}`,
  )
  // An id that is no row of this tender makes a new line, never changes another tender's.
  await query(
    req,
    sql`insert into tender_items (tender_id, ${NAMES}, created_at, updated_at)
        select ${tenderId}, ${VALUES}, now(), now() from ${rows}
        where not exists (select 1 from tender_items t where t.id = w.id and t.tender_id = ${tenderId})
        order by w."order"`,
  )
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
