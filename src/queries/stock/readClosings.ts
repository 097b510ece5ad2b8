import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Closing } from '@/domain/stock/closedPeriods'
import { dayText, momentText } from '../shared/asText'
import { readShown } from '../shared/readShown'

const MOST = 200

/**
 * The history of closings, the newest first. The caller checks the right to read all of it.
 * @returns rows without `who` if the reader may not see the names of users
 */
export const readClosings = (req: PayloadRequest): Promise<Closing[]> =>
  readShown<Required<Closing>>({
    req,
    columns: {
      id: 'id',
      at: 'judged',
      kind: 'judged',
      day: 'judged',
      who: ['users', 'name'],
      reason: 'judged',
    },
    statement: sql`select c.id, ${momentText(sql`c.created_at`)} as at, c.kind,
          ${dayText(sql`c.closed_until`)} as day, u.name as who, c.reason
        from stock_closings c left join users u on u.id = c.done_by_id
        order by c.id desc limit ${MOST}`,
  }) as Promise<Closing[]>
