import { sql } from '@payloadcms/db-postgres'
import type { Day } from '@/domain/shared/day'
import { readRows, type Reader } from '../shared/rows'

/**
 * The last day of the closed period of stock; null if nothing is closed. Read without a lock: the
 * database checks again when a movement is posted.
 */
export const readClosedUntil = async (req: Reader): Promise<Day | null> => {
  const [row] = await readRows<{ day: Day | null }>(
    req,
    sql`select to_char(stock_closed_until(), 'YYYY-MM-DD') as day`,
  )
  return row?.day ?? null
}
