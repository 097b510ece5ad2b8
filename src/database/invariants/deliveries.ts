import { TENDER_BALANCE } from '@/lib/ledgerSql'
import type { Invariant } from './invariant'

/** Reservations plus deliveries of an approved tender equal exactly what it sold. */
export const DELIVERY_INVARIANTS: Invariant[] = [
  {
    name: 'D-01 an approved tender holds and delivered together what it sold',
    sql: `select * from (${TENDER_BALANCE}) b where status = 'approved' and held + delivered <> demand`,
  },
  {
    name: 'D-02 an invoiced tender delivered all it sold and holds nothing',
    sql: `select * from (${TENDER_BALANCE}) b
          where status = 'invoiced' and (delivered <> demand or held <> 0)`,
  },
  {
    name: 'D-03 a tender that is not approved delivered nothing',
    sql: `select * from (${TENDER_BALANCE}) b
          where status in ('draft', 'sent', 'rejected', 'cancelled') and delivered <> 0`,
  },
  {
    name: 'D-04 only an approval holds by an approval, and it holds a card once',
    sql: `select r.tender_id, r.stock_card_id, count(*) as rows from stock_reservations r
          left join tenders t on t.id = r.tender_id
          where r.status = 'active' and r.origin = 'approval'
          group by 1, 2, t.status having t.status is distinct from 'approved' or count(*) > 1`,
  },
  {
    name: 'D-05 what an approved tender sold covers its lines, to the last part',
    sql: `select i.tender_id, i.stock_card_id, i.quantity as lines, d.quantity as demand
          from (select tender_id, stock_card_id, sum(quantity) as quantity from tender_items
                where kind = 'stockCard' and choice = 'included' group by 1, 2) i
          join tenders t on t.id = i.tender_id and t.status in ('approved', 'invoiced')
          left join tender_demands d using (tender_id, stock_card_id)
          where coalesce(d.quantity, 0) < i.quantity
            or (d.quantity > i.quantity and not exists (
              select 1 from tender_items g where g.tender_id = t.id and g.kind = 'stockGroup'
                and g.choice = 'included'))`,
  },
  {
    name: 'D-06 a posted row says rightly what made it',
    sql: `select m.id, m.origin, m.tender_id, m.reversal_of_id from stock_movements m
          where (m.origin = 'reversal') <> (m.reversal_of_id is not null)
            or (m.reversal_of_id is null and m.type = 'out' and m.tender_id is not null)
              <> (m.origin in ('invoice', 'delivery'))`,
  },
]
