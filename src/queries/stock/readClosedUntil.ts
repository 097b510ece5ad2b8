import { sql } from '@payloadcms/db-postgres'
import type { Day } from '@/domain/shared/day'
import { readRows, type Reader } from '../shared/rows'

/**
 * Up to which day stock is closed now, that day included; null where nothing is. Without a lock: the
 * database judges again when a movement is posted.
 */
export const readClosedUntil = async (req: Reader): Promise<Day | null> => {
  const [row] = await readRows<{ day: Day | null }>(
    req,
    sql`select to_char(stock_closed_until(), 'YYYY-MM-DD') as day`,
  )
  return row?.day ?? null
}
