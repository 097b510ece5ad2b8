import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readRowsPrepared } from '../shared/rows'
import type { TenderItem } from './readTenderItems'

/** A line with its unit cost at the time of quoting: lira, empty if unknown. */
export type CostedItem = TenderItem & { unitCost: number | null }

/**
 * Lines of a tender with their costs. `readTenderItems` reads them without, so that documents,
 * hashes and copies cannot contain one.
 * @param args.items for readers who may see costs only: the caller checks
 */
export const withUnitCosts = async (args: {
  req: PayloadRequest
  tenderId: number
  items: readonly TenderItem[]
}): Promise<CostedItem[]> => {
  const { req, tenderId, items } = args
  const rows = await readRowsPrepared<{ id: number; unitCost: number | null }>(
    req,
    sql`select id, unit_cost::float8 as "unitCost" from tender_items where tender_id = ${tenderId}`,
  )
  const costs = new Map(rows.map(({ id, unitCost }) => [id, unitCost]))
  return items.map((item) => ({ ...item, unitCost: costs.get(item.id) ?? null }))
}
