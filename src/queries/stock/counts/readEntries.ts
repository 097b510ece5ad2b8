import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { CountEntry } from '@/domain/stock/counting/countFigures'
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
 * The entries of a count, in order.
 * @param options.card of one card only
 * @param options.latest of this many cards only, the last entered ones
 */
export const readEntries = async (
  req: PayloadRequest,
  count: number,
  { card, latest }: { card?: number; latest?: number } = {},
): Promise<StoredEntry[]> => {
  const { timeZone } = await companySettings(req)
  const ofCard = card === undefined ? sql`` : sql`and e.stock_card_id = ${card}`
  const ofLatest =
    latest === undefined
      ? sql``
      : sql`and e.stock_card_id in (select stock_card_id from stock_count_entries
            where count_id = ${count} group by 1 order by max(id) desc limit ${latest})`
  return readRows<StoredEntry>(
    req,
    sql`select e.id::int, e.stock_card_id as card, e.mode, e.quantity::text as quantity,
          e.undoes_id::int as undoes, e.sequence, e.expected::text as expected, ${momentText(sql`e.at`)} as at,
          to_char(e.at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
          e.user_id as "user", u.name as who
        from stock_count_entries e left join users u on u.id = e.user_id
        where e.count_id = ${count} ${ofCard} ${ofLatest} order by e.id`,
  )
}
