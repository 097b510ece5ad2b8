import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readShown } from '../shared/readShown'

type StockType = { id: number; name: string }

/** Every type of stock by name, to choose one from; none for who may not read their names. */
export const readTypeNames = async (req: PayloadRequest): Promise<StockType[]> => {
  const rows = await readShown<StockType>({
    req,
    columns: { id: ['stock-types', 'name'], name: ['stock-types', 'name'] },
    statement: sql`select id, name from stock_types order by name, id`,
  })
  return rows as StockType[]
}
