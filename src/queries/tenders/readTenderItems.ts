import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { LineChoice } from '@/domain/tenders/choices/choices'
import type { ItemKind } from '@/domain/tenders/lines/itemKinds'
import { readRowsPrepared } from '../shared/rows'

export type TenderItem = {
  id: number
  kind: ItemKind
  choice: LineChoice
  stockCard: number | null
  stockGroup: number | null
  description: string | null
  quantity: number | null
  unitPrice: number | null
  discountType: 'percent' | 'amount' | null
  discountValue: number | null
  taxRate: number | null
  order: number
  net: number
  tax: number
}

/** The columns of a line by the names of `TenderItem`; the table's alias is `t`. */
const ITEM_COLUMNS = sql`t.id, t.kind, t.choice, t.stock_card_id as "stockCard",
  t.stock_group_id as "stockGroup", t.description, t.quantity::float8 as quantity,
  t.unit_price::float8 as "unitPrice", t.discount_type as "discountType",
  t.discount_value::float8 as "discountValue", t.tax_rate::float8 as "taxRate",
  t."order"::int as "order", t.net::float8 as net, t.tax::float8 as tax`

/** The lines of a tender in document order, with their stored net amounts and taxes. */
export const readTenderItems = ({
  req,
  tenderId,
}: {
  req: PayloadRequest
  tenderId: number
}): Promise<TenderItem[]> =>
  readRowsPrepared<TenderItem>(
    req,
    sql`select ${ITEM_COLUMNS} from tender_items t where t.tender_id = ${tenderId}
        order by t."order", t.id`,
  )
