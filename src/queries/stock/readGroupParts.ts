import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { buildableOf } from '@/domain/stock/groups'
import { readRows } from '../shared/rows'

type PartRow = {
  id: number
  stockCard: number
  name: string
  quantity: string
  available: string
  allowNoStock: boolean | null
}

/**
 * The parts of a group with the available quantities of their cards, in the order they were added.
 */
export const readPartRows = (req: PayloadRequest, groupId: number): Promise<PartRow[]> =>
  readRows<PartRow>(
    req,
    sql`select p.id, p.stock_card_id as "stockCard", c.name, p.quantity::text,
               c.available_quantity::text as available, c.allow_no_stock as "allowNoStock"
        from stock_group_stocks p join stock_cards c on c.id = p.stock_card_id
        where p.stock_group_id = ${groupId} order by p.id`,
  )

/**
 * The parts of a stock group and how many whole groups can be assembled from available stock.
 * @returns `parts` in the order they were added, `buildableQuantity` in groups, null where
 *   nothing limits it
 */
export const readGroupParts = async ({
  req,
  groupId,
}: {
  req: PayloadRequest
  groupId: number
}) => {
  const rows = await readPartRows(req, groupId)
  const parts = rows.map(({ id, stockCard, name, quantity }) => ({
    id,
    stockCard,
    name,
    quantity: Number(quantity),
  }))
  return { parts, buildableQuantity: buildableOf(rows) }
}
