/**
 * SQL that computes the values that counters must equal from the rows: for the invariants of a
 * database, and for the nightly comparison.
 */

/** The counters of every card with the sums of its movements and open reservations. */
export const CARD_COUNTERS = `
  select c.id, c.name, c.allow_no_stock, c.current_quantity, c.reserved_quantity,
    c.available_quantity, coalesce(m.total, 0) as ledger, coalesce(r.total, 0) as held
  from stock_cards c
  left join (
    select stock_card_id, sum(case type when 'in' then quantity else -quantity end) as total
    from stock_movements group by 1) m on m.stock_card_id = c.id
  left join (
    select stock_card_id, sum(remaining_quantity) as total
    from stock_reservations where status = 'active' group by 1) r on r.stock_card_id = c.id`

/** Quantities issued for a tender and not returned, by card. */
const DELIVERED = `
  select m.tender_id, m.stock_card_id, sum(m.quantity) as quantity from stock_movements m
  where m.tender_id is not null and m.type = 'out' and m.reversal_of_id is null
    and not exists (select 1 from stock_movements r where r.reversal_of_id = m.id)
  group by 1, 2`

const HELD = `
  select tender_id, stock_card_id, sum(remaining_quantity) as quantity from stock_reservations
  where tender_id is not null and status = 'active' group by 1, 2`

/** Demand, reservations and deliveries for every tender and card. */
export const TENDER_BALANCE = `
  select t.id, t.status, b.stock_card_id, sum(b.demand) as demand, sum(b.held) as held,
    sum(b.delivered) as delivered
  from tenders t join (
    select tender_id, stock_card_id, quantity as demand, 0 as held, 0 as delivered
      from tender_demands
    union all select tender_id, stock_card_id, 0, quantity, 0 from (${HELD}) h
    union all select tender_id, stock_card_id, 0, 0, quantity from (${DELIVERED}) d
  ) b on b.tender_id = t.id
  group by 1, 2, 3`
