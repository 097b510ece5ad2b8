import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Decimal } from '@/domain/shared/money'
import { demandByCard, type DemandPart } from '@/domain/tenders/lines/demand'
import { readRows } from '../shared/rows'
import type { TenderItem } from './readTenderItems'

/**
 * Stock demand of a tender: quantity by card, parts of groups included, ids ascending.
 * @param items its lines, already read
 */
export const readDemand = async (
  req: PayloadRequest,
  tenderId: number,
  items: readonly TenderItem[],
): Promise<Map<number, Decimal>> => {
  const rows = items.some((item) => item.kind === 'stockGroup')
    ? await readRows<{ group: number; stockCard: number; quantity: string }>(
        req,
        sql`select p.stock_group_id as "group", p.stock_card_id as "stockCard", p.quantity::text
            from stock_group_stocks p where p.stock_group_id in (
              select stock_group_id from tender_items where tender_id = ${tenderId})`,
      )
    : []
  const partsByGroup = new Map<number, DemandPart[]>()
  for (const { group, ...part } of rows)
    partsByGroup.set(group, [...(partsByGroup.get(group) ?? []), part])
  return demandByCard<number>({ items, partsByGroup })
}
