import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { readableGroup } from '@/access/reading/readableStock'
import { buildableOf } from '@/domain/stock/groups'
import { readRows } from '../shared/rows'

type PartRow = {
  group: number
  quantity: string
  available: string
  allowNoStock: boolean | null
}

/**
 * How many of each group can be assembled, in one statement.
 * @param ids of groups that the caller may read
 * @returns null for a group that nothing limits; empty for callers who may not read available
 *   quantities of cards
 */
export const readBuildable = async (
  req: PayloadRequest,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> => {
  const ability = await abilityOfRequest(req)
  const isReadable =
    'buildableQuantity' in readableGroup({ ability, parts: [], buildableQuantity: 0 })
  if (!isReadable || ids.length === 0) return new Map()
  const rows = await readRows<PartRow>(
    req,
    sql`select p.stock_group_id as group, p.quantity::text, c.available_quantity::text as available,
          c.allow_no_stock as "allowNoStock"
        from stock_group_stocks p join stock_cards c on c.id = p.stock_card_id
        where p.stock_group_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  )
  const parts = new Map<number, PartRow[]>()
  for (const row of rows) parts.set(row.group, [...(parts.get(row.group) ?? []), row])
  return new Map(ids.map((id) => [id, buildableOf(parts.get(id) ?? [])]))
}
