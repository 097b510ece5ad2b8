import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ItemKind } from '@/domain/tenders/itemKinds'
import { readRows } from '../shared/rows'

export type TenderItem = {
  id: number
  kind: ItemKind
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

/** The lines of a tender in document order, with their stored net amounts and taxes. */
export const readTenderItems = ({
  req,
  tenderId,
}: {
  req: PayloadRequest
  tenderId: number
}): Promise<TenderItem[]> =>
  readRows<TenderItem>(
    req,
    sql`select id, kind, stock_card_id as "stockCard", stock_group_id as "stockGroup", description,
               quantity::float8 as quantity, unit_price::float8 as "unitPrice",
               discount_type as "discountType", discount_value::float8 as "discountValue",
               tax_rate::float8 as "taxRate", "order"::int as "order",
               net::float8 as net, tax::float8 as tax
        from tender_items where tender_id = ${tenderId} order by "order", id`,
  )
