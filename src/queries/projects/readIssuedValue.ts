import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readRows } from '../shared/rows'

/**
 * What the stock that went to a project was given for, in lira: issues less what was taken back of
 * them. For readers of these fields of movements only: the caller checks.
 * @returns exact, as text
 */
export const readIssuedValue = async (req: PayloadRequest, project: number): Promise<string> => {
  const [row] = await readRows<{ value: string }>(
    req,
    sql`select coalesce(round(sum(case type when 'out' then value else -value end), 2), 0)::text as value
        from (select type, quantity * price * coalesce(currency_rate, 1) as value
              from stock_movements
              where project_id = ${project} and (type = 'out') = (reversal_of_id is null)) issued`,
  )
  return row?.value ?? '0'
}
