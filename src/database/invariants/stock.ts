import { CARD_COUNTERS } from '@/lib/ledgerSql'
import type { Invariant } from './invariant'

/** Counters, ledger and reservations. */
export const STOCK_INVARIANTS: Invariant[] = [
  {
    name: 'S-01 current quantity is the sum of movements',
    sql: `select id, current_quantity, ledger from (${CARD_COUNTERS}) c where current_quantity <> ledger`,
  },
  {
    name: 'S-02 reserved quantity is the sum of open reservations',
    sql: `select id, reserved_quantity, held from (${CARD_COUNTERS}) c where reserved_quantity <> held`,
  },
  {
    name: 'S-03 nothing is oversold, and available is current less reserved',
    sql: `select id from stock_cards
          where reserved_quantity < 0
            or available_quantity <> current_quantity - reserved_quantity
            or (not allow_no_stock and (current_quantity < 0 or reserved_quantity > current_quantity))`,
  },
  {
    name: 'S-04 the balance was never negative, and balance_after runs without a gap',
    sql: `select id, balance_after, running from (
            select m.id, m.balance_after, c.allow_no_stock,
              sum(case m.type when 'in' then m.quantity else -m.quantity end)
                over (partition by m.stock_card_id order by m.id) as running
            from stock_movements m join stock_cards c on c.id = m.stock_card_id) x
          where balance_after <> running or (running < 0 and not allow_no_stock)`,
  },
  {
    name: 'S-05 figures of movements are possible',
    sql: `select id from stock_movements
          where not (quantity > 0 and quantity < 'Infinity') or not (price >= 0 and price < 'Infinity')
            or not (currency_rate > 0 and currency_rate < 'Infinity')
            or (currency_type = 'TRY' and currency_rate <> 1)`,
  },
  {
    name: 'S-06 a reversal undoes exactly one movement',
    sql: `select r.id from stock_movements r join stock_movements m on m.id = r.reversal_of_id
          where r.stock_card_id <> m.stock_card_id or r.quantity <> m.quantity or r.type = m.type
            or m.reversal_of_id is not null`,
  },
  {
    name: 'S-09 only approved tenders hold automatic reservations; ended ones hold nothing',
    sql: `select r.id from stock_reservations r join tenders t on t.id = r.tender_id
          where r.status = 'active' and t.status in ('invoiced', 'rejected', 'cancelled')`,
  },
  {
    name: 'S-10 what a reservation issued and still holds is not more than it reserved',
    sql: `select r.id from stock_reservations r left join (
            select reservation_id, sum(quantity) as issued from stock_movements
            where reservation_id is not null group by 1) m on m.reservation_id = r.id
          where r.remaining_quantity + coalesce(m.issued, 0) > r.quantity
            or (r.status <> 'active' and r.remaining_quantity <> 0)
            or (r.status = 'fulfilled' and coalesce(m.issued, 0) <> r.quantity)`,
  },
  {
    name: 'S-07 every movement says what the stock was after it, and is not dated after the day it was made, wherever the company is',
    sql: `select m.id, m.operation_date, m.created_at from stock_movements m
          where m.balance_after is null or (m.operation_date at time zone 'UTC')::date
            > (m.created_at at time zone 'Pacific/Kiritimati')::date`,
  },
  {
    name: 'S-13 a set names a card once',
    sql: `select stock_group_id, stock_card_id from stock_group_stocks
          group by 1, 2 having count(*) > 1 or min(quantity) <= 0`,
  },
  {
    name: 'S-14 the average cost follows row by row from what was paid',
    sql: `select id, average_cost_after, expected from (
            select m.id, m.average_cost_after, average_cost_after(
                coalesce(lag(m.balance_after) over w, 0), lag(m.average_cost_after) over w,
                m.type::text, m.reversal_of_id is not null, m.quantity, m.price * m.currency_rate
              ) as expected
            from stock_movements m window w as (partition by m.stock_card_id order by m.id)) x
          where average_cost_after is distinct from expected`,
  },
  {
    name: 'S-15 a card has the average of its last movement, the cost of its last receipt and the value of both',
    sql: `select c.id, c.average_cost, m.average_cost_after, c.last_cost, c.stock_value
          from stock_cards c left join lateral (
            select average_cost_after from stock_movements where stock_card_id = c.id
            order by id desc limit 1) m on true
          where c.average_cost is distinct from m.average_cost_after
            or c.last_cost is distinct from last_cost_of(c.id)
            or c.stock_value is distinct from round(c.current_quantity * c.average_cost, 2)`,
  },
  {
    name: 'S-16 an assembly is worth the same on both sides, and taken back as a whole',
    sql: `select m.assembly from stock_movements m
            left join stock_movements r on r.reversal_of_id = m.id
          where m.assembly is not null and m.reversal_of_id is null group by 1
          having sum(round(m.quantity * m.price, 2) * case m.type when 'in' then 1 else -1 end) <> 0
            or count(r.id) not in (0, count(*))`,
  },
  {
    name: 'S-17 no card is part of itself',
    // Only a part that is itself made from a group has parts of its own, so few groups are visited.
    sql: `with recursive edges(made, card) as materialized (
            select distinct g.made_card_id, p.stock_card_id from stock_groups g
              join stock_group_stocks p on p.stock_group_id = g.id
              where p.stock_card_id in (select made_card_id from stock_groups)),
          inside(made, card) as (
            select made, card from edges where made is not null
            union
            select i.made, e.card from inside i join edges e on e.made = i.card)
          select made from inside where card = made`,
  },
  {
    name: 'S-18 of a card counted in pieces there is no fraction left of an earlier unit (how to correct it: docs/domains/stock.md, "Fractions")',
    // A tender with a fraction of a group sells fractions of its parts: that is valid.
    sql: `select c.id, c.name, f.place, f.quantity from stock_cards c join (
            select m.stock_card_id as card, 'stock' as place, k.current_quantity as quantity
            from stock_movements m join stock_cards k on k.id = m.stock_card_id
            where k.current_quantity % 1 <> 0 and m.quantity % 1 <> 0 and m.origin = 'manual'
              and m.id > (select coalesce(max(w.id), 0) from stock_movements w
                where w.stock_card_id = m.stock_card_id and w.balance_after % 1 = 0)
            union all
            select stock_card_id, 'reservation ' || id, case status when 'active'
              then remaining_quantity else quantity end from stock_reservations
            where status in ('active', 'waiting') and origin = 'manual'
              and case status when 'active' then remaining_quantity else quantity end % 1 <> 0
            union all
            select stock_card_id, 'group ' || stock_group_id, quantity from stock_group_stocks
            where quantity % 1 <> 0
            union all
            select i.stock_card_id, 'tender ' || i.tender_id, i.quantity
            from tender_items i join tenders t on t.id = i.tender_id
            where i.quantity % 1 <> 0 and t.status in ('draft', 'sent', 'approved')) f
              on f.card = c.id
          where c.unit in ('piece', 'set') order by c.id`,
  },
]
