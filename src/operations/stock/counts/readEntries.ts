import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { CountEntry } from '@/domain/stock/countFigures'
import { momentText } from '../../shared/asText'
import { companySettings } from '../../settings/companySettings'
import { readRows } from '../../shared/rows'

export type StoredEntry = CountEntry & {
  card: number
  user: number | null
  who: string | null
  /** ISO text of the moment. */
  at: string
}

/**
 * What was entered in a count, in order; the last `limit` of it where that is said.
 * @param options.card of one card only
 */
export const readEntries = async (
  req: PayloadRequest,
  count: number,
  { card, limit }: { card?: number; limit?: number } = {},
): Promise<StoredEntry[]> => {
  const { timeZone } = await companySettings(req)
  const ofCard = card === undefined ? sql`` : sql`and e.stock_card_id = ${card}`
  const only = limit === undefined ? sql`` : sql`limit ${limit}`
  const rows = await readRows<StoredEntry>(
    req,
    sql`select e.id::int, e.stock_card_id as card, e.mode, e.quantity::text as quantity,
          e.undoes_id::int as undoes, e.sequence, e.expected::text as expected, ${momentText(sql`e.at`)} as at,
          to_char(e.at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
          e.user_id as "user", u.name as who
        from stock_count_entries e left join users u on u.id = e.user_id
        where e.count_id = ${count} ${ofCard} order by e.id desc ${only}`,
  )
  return rows.reverse()
}
