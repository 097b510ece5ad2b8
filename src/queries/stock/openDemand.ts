import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { dayToStored, type Day } from '@/domain/shared/day'

/**
 * SQL: the unreserved demand of each sent, unexpired tender by card: `tender`, `card`, `need`,
 * `held`, `open`. Counted lines (`isCounted`) with the parts of groups, one sum per card as in
 * `demandByCard`; never below 0.
 * @param today the company's day; a tender is valid on its last one, and an accepted one for ever
 * @param card restricts it to one card
 */
export const openDemand = ({ today, card }: { today: Day; card?: number }): SQL => {
  const sent = sql`t.status = 'sent' and coalesce(i.choice, 'included') = 'included'
    and (t.valid_until is null or t.valid_until >= ${dayToStored(today)}
      or t.accepted_at is not null)`
  const ofLine = card === undefined ? sql`true` : sql`i.stock_card_id = ${card}`
  const ofPart = card === undefined ? sql`true` : sql`p.stock_card_id = ${card}`
  return sql`
    select n.tender, n.card, n.need, coalesce(h.held, 0) as held,
      greatest(n.need - coalesce(h.held, 0), 0) as open
    from (
      select tender, card, ceil(sum(quantity) * 1000) / 1000 as need from (
        select i.tender_id as tender, i.stock_card_id as card, i.quantity
        from tenders t join tender_items i on i.tender_id = t.id
        where ${sent} and i.kind = 'stockCard' and ${ofLine}
        union all
        select i.tender_id, p.stock_card_id, i.quantity * p.quantity
        from tenders t join tender_items i on i.tender_id = t.id
          join stock_group_stocks p on p.stock_group_id = i.stock_group_id
        where ${sent} and i.kind = 'stockGroup' and ${ofPart}) l
      where card is not null group by tender, card) n
    left join lateral (
      select sum(r.remaining_quantity) as held from stock_reservations r
      where r.tender_id = n.tender and r.stock_card_id = n.card and r.status = 'active') h on true`
}
