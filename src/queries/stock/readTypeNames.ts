import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readShown } from '../shared/readShown'

type StockType = { id: number; name: string }

/** Every stock type by name, as options; empty if the names are not readable. */
export const readTypeNames = async (req: PayloadRequest): Promise<StockType[]> => {
  const rows = await readShown<StockType>({
    req,
    columns: { id: ['stock-types', 'name'], name: ['stock-types', 'name'] },
    statement: sql`select id, name from stock_types order by name, id`,
  })
  return rows as StockType[]
}
