import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Drift } from '@/domain/jobs/sheet'
import { momentText } from '../shared/asText'
import { readRows } from '../shared/rows'

type Row = Omit<Drift, 'card' | 'tender'> & {
  card: number
  cardName: string
  tender: number | null
  number: string | null
}

/** What differed at the last comparison and was not repaired since; oldest first, 100 at most. */
export const readDrifts = async (req: PayloadRequest): Promise<Drift[]> => {
  const rows = await readRows<Row>(
    req,
    sql`select d.id::text, d.counter, c.id as card, c.name as "cardName", t.id as tender, t.number,
               d.stored::text, d.counted::text,
               ${momentText(sql`d.found_at`)} as "foundAt"
        from counter_drifts d join stock_cards c on c.id = d.stock_card_id
        left join tenders t on t.id = d.tender_id
        where d.resolved_at is null order by d.id limit 100`,
  )
  return rows.map(({ cardName, number, ...row }) => ({
    ...row,
    card: { id: row.card, name: cardName },
    tender: row.tender === null ? null : { id: row.tender, number },
  }))
}
