import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { TenderDelivery } from '@/present/tenders/tenderSheet'
import { dayText, momentText } from '../../shared/asText'
import { readShown } from '../../shared/readShown'
import { readRows } from '../../shared/rows'

/**
 * The deliveries of a tender, newest first; reversed ones remain, marked as such. The caller checks
 * `DELIVERY_RIGHTS`.
 * @returns rows without `by` where the reader may not see who posted movements
 */
export const readDeliveries = (req: PayloadRequest, tenderId: number): Promise<TenderDelivery[]> =>
  readShown<Required<TenderDelivery>>({
    req,
    columns: {
      number: 'judged',
      day: 'judged',
      by: ['stock-movements', 'operationUser'],
      lineCount: 'judged',
      isTakenBack: 'judged',
    },
    statement: sql`select m.delivery::int as number, ${dayText(sql`max(m.operation_date)`)} as day,
          (array_agg(u.name order by m.id))[1] as by, count(*)::int as "lineCount",
          bool_and(r.id is not null) as "isTakenBack"
        from stock_movements m left join users u on u.id = m.operation_user_id
          left join stock_movements r on r.reversal_of_id = m.id
        where m.tender_id = ${tenderId} and m.delivery is not null
        group by m.delivery order by m.delivery desc`,
  }) as Promise<TenderDelivery[]>

/** A line of a delivery note. */
export type DeliveryLine = {
  id: number
  name: string
  code: string | null
  unit: string | null
  /** Exact decimal as text. */
  quantity: string
  isTakenBack: boolean
  note: string | null
  /** When it was posted. */
  createdAt: string
}

/** The lines of one delivery; empty if there is none with that number. */
export const readDeliveryLines = (
  req: PayloadRequest,
  tenderId: number,
  number: number,
): Promise<DeliveryLine[]> =>
  readRows<DeliveryLine>(
    req,
    sql`select m.id, c.name, c.sku as code, c.unit, m.quantity::text as quantity,
          r.id is not null as "isTakenBack", m.note, ${momentText(sql`m.created_at`)} as "createdAt"
        from stock_movements m join stock_cards c on c.id = m.stock_card_id
          left join stock_movements r on r.reversal_of_id = m.id
        where m.tender_id = ${tenderId} and m.delivery = ${number} order by m.id`,
  )
