import { select } from '../../../factories/database'
import { anyName, makeCard, makeCompany, makeGroup } from '../../../factories/rows'
import { line, makeTender } from '../../../factories/tender'
import type { Card, Count, Movement, Reservation, State, Tender } from './state'

/** The rows that a run works on; tenders are found by their title, which revisions keep. */
export type World = {
  title: string
  company: number
  cards: number[]
  /** By which files name them. */
  skus: Map<number, string>
  /** Becomes the third card, of one of the first and two of the second. */
  group: number
}

export const makeWorld = async (): Promise<World> => {
  const cards = [
    await makeCard({ sku: anyName('A'), stock: 6, unit: 'kg' }),
    await makeCard({ sku: anyName('B'), stock: 4, unit: 'kg' }),
    await makeCard({ sku: anyName('C'), stock: 8, unit: 'kg' }),
    await makeCard({ sku: anyName('D'), stock: 2, unit: 'kg', allowNoStock: true }),
  ]
  const { id } = await makeCompany()
  const [first, second, third] = cards.map((card) => card.id)
  const group = await makeGroup({
    madeCard: third,
    parts: [
      { stockCard: first, quantity: 1 },
      { stockCard: second, quantity: 2 },
    ],
  })
  const world = {
    title: anyName('Model'),
    company: id,
    cards: cards.map((card) => card.id),
    skus: new Map(cards.map(({ id, sku }) => [id, String(sku)])),
    group: group.id,
  }
  for (const [at, card] of world.cards.entries()) {
    const items = [line(card, { quantity: at + 1 })]
    await makeTender({ title: world.title, company: id, items })
  }
  await select(
    `with made as (insert into stock_counts (title, scope)
       select $1, 'list' from generate_series(1, 8 * cardinality($2::int[])) returning id)
     insert into stock_count_cards (count_id, stock_card_id)
       select id, ($2::int[])[1 + id % cardinality($2::int[])] from made`,
    [world.title, world.cards],
  )
  return world
}

const ROWS = `
  with cards as (select * from stock_cards where id = any($1)),
    bids as (select * from tenders where title = $2)
  select
    (select json_agg(json_build_array(id, json_build_object('name', name,
      'current', current_quantity::float8, 'allowNoStock', allow_no_stock)) order by id) from cards) as cards,
    (select json_agg(json_build_array(id, json_build_object('status', status,
      'number', split_part(number, '-', 3)::int, 'revision', revision,
      'sells', coalesce((select json_object_agg(stock_card_id, quantity::float8) from tender_items
        where tender_id = bids.id), '{}'),
      'isForNobody', company_id is null, 'isExpired', valid_until < now() - interval '2 days',
      'isSent', exists (select from tender_sends s where s.tender_id = bids.id))) order by id)
      from bids) as tenders,
    (select json_agg(json_build_array(id, json_build_object('card', stock_card_id,
      'tender', tender_id, 'quantity', quantity::float8, 'rest', remaining_quantity::float8,
      'status', status, 'isOfApproval', origin = 'approval')) order by id)
      from stock_reservations where stock_card_id = any($1)) as reservations,
    (select json_agg(json_build_array(id, json_build_object('card', stock_card_id,
      'type', type, 'quantity', quantity::float8, 'tender', tender_id,
      'isOfInvoice', origin = 'invoice', 'undoes', reversal_of_id,
      'assembly', case when origin = 'assembly' then assembly::int end)) order by id)
      from stock_movements where stock_card_id = any($1)) as movements,
    (select json_agg(json_build_array(c.id, json_build_object('card', l.stock_card_id,
      'status', c.status,
      'difference', case when c.status <> 'posted' then (e.quantity - e.expected)::float8 end,
      'isDoubtful', c.status <> 'posted' and e.id is not null and exists (
        select from stock_movements m where m.stock_card_id = l.stock_card_id and m.id > e.sequence
          and m.id > case when l.choice_entry >= e.id then l.choice_sequence else 0 end)))
      order by c.id)
      from stock_counts c join stock_count_cards l on l.count_id = c.id
      left join lateral (select * from stock_count_entries e where e.count_id = c.id
        order by e.id desc limit 1) e on true where c.title = $2) as counts,
    (select coalesce(max(n), 0) from tender_counters
      where year = extract(year from now() at time zone 'Europe/Istanbul')) as counter`

type Rows = {
  cards: [number, Card][]
  tenders: [number, Tender][] | null
  reservations: [number, Reservation][] | null
  movements: [number, Movement][] | null
  counts: [number, Count][] | null
  counter: number
}

/** The world as the database has it, in one snapshot. */
export const readState = async ({ cards, title }: World): Promise<State> => {
  const [row] = await select<Rows>(ROWS, [cards, title])
  if (!row) throw new Error('no world')
  return {
    cards: new Map(row.cards),
    tenders: new Map(row.tenders ?? []),
    reservations: new Map(row.reservations ?? []),
    movements: new Map(row.movements ?? []),
    counts: new Map(row.counts ?? []),
    counter: row.counter,
  }
}
