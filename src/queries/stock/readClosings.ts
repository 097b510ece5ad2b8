import { sql } from '@payloadcms/db-postgres'
import type { Closing } from '@/domain/stock/closedPeriods'
import { dayText, momentText } from '../shared/asText'
import { readRows, type Reader } from '../shared/rows'

const MOST = 200

/** The history of closings, the newest first. For readers of it only: the caller checks. */
export const readClosings = (req: Reader): Promise<Closing[]> =>
  readRows<Closing>(
    req,
    sql`select c.id, ${momentText(sql`c.created_at`)} as at, c.kind,
          ${dayText(sql`c.closed_until`)} as day, u.name as who, c.reason
        from stock_closings c left join users u on u.id = c.done_by_id
        order by c.id desc limit ${MOST}`,
  )
