import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { CostStep } from '@/domain/stock/prices/costSteps'
import { dayText } from '../shared/asText'
import { readRows } from '../shared/rows'

type Row = CostStep & { id: number; day: string }

/**
 * The rows behind the average cost of a card, newest first: priced receipts and their reversals.
 * For readers of movements who may see costs only: the caller checks.
 * @param limit most rows
 */
export const readCostSteps = (
  req: PayloadRequest,
  { card, limit }: { card: number; limit: number },
): Promise<Row[]> =>
  readRows<Row>(
    req,
    sql`select id, ${dayText(sql`operation_date`)} as day, reversal_of_id is not null as "isReversal",
          quantity::text, (price * currency_rate)::text as cost,
          coalesce("onHand", 0)::text as "onHand", average::text, average_cost_after::text as after
        from (select m.*, lag(balance_after) over w as "onHand", lag(average_cost_after) over w as average
              from stock_movements m where stock_card_id = ${card} window w as (order by id)) m
        where (type = 'in' and reversal_of_id is null and price > 0)
          or (type = 'out' and reversal_of_id is not null)
        order by id desc limit ${limit}`,
  )
