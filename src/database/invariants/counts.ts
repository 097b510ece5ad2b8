import type { Invariant } from './invariant'

/** Checks of stock counts: found and posted quantities. */
export const COUNT_INVARIANTS: Invariant[] = [
  {
    name: 'K-01 a card is in one open count, and only open counts hold cards',
    sql: `select l.stock_card_id, l.count_id, c.status from stock_count_cards l
          join stock_counts c on c.id = l.count_id
          where l.is_open <> (c.status in ('counting', 'review'))`,
  },
  {
    name: 'K-02 a posted count posted exactly its differences',
    sql: `select l.count_id, l.stock_card_id, l.difference, m.id from stock_counts c
          join stock_count_cards l on l.count_id = c.id
          left join stock_movements m on m.count_id = c.id and m.stock_card_id = l.stock_card_id
          where coalesce(l.difference, 0) <>
              coalesce(case m.type when 'in' then m.quantity else -m.quantity end, 0)
            or (c.status <> 'posted' and (l.difference is not null or m.id is not null))`,
  },
  {
    name: 'K-03 a row of a count says so, and nothing else does',
    sql: `select id, origin, count_id from stock_movements
          where (origin = 'count') <> (count_id is not null)`,
  },
]
