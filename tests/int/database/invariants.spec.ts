import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { INVARIANTS, invariantsStatement, type Broken } from '@/database/invariants'
import { administrator } from '../../factories/person'
import { makeCard, makeCompany, makeMovement, makeReservation } from '../../factories/rows'
import { line, makeTender, step } from '../../factories/tender'

/**
 * Rules are broken here on purpose, by SQL with the triggers off, in transactions that are rolled
 * back: no other test sees it.
 */
let client: pg.Client
let ids: Record<string, number>
beforeAll(async () => {
  await administrator()
  const card = (await makeCard({ stock: 9 })).id
  const other = (await makeCard()).id
  const third = (await makeCard()).id
  const movement = (await makeMovement({ stockCard: card, quantity: 1 })).id
  const reservation = (await makeReservation({ stockCard: card })).id
  const sold = (await makeTender({ items: [line(card, { quantity: 2 })] })).id
  const invoiced = (await makeTender({ items: [line(card, { quantity: 2 })] })).id
  for (const id of [sold, invoiced]) await step(id, 'approve')
  await step(invoiced, 'invoice')
  const revised = (await makeTender()).id
  await step(revised, 'send')
  await step(revised, 'revise')
  const company = (await makeCompany()).id
  ids = { card, other, third, movement, reservation, sold, invoiced, revised, company }
  client = new pg.Client({ connectionString: process.env.TEST_SUPERUSER_URL })
  await client.connect()
})
afterAll(() => client.end())
beforeEach(() => client.query('begin'))
afterEach(() => client.query('rollback'))

const TABLES = [
  'stock_cards',
  'stock_movements',
  'stock_reservations',
  'stock_groups',
  'stock_group_stocks',
  'tenders',
  'tender_demands',
  'notes',
  'timeline',
  'companies',
]
/** A group that makes one card of another. */
const makes = (name: string, made: string, part: string) =>
  `${name} as (insert into stock_groups (name, made_card_id) values ('${name}', ${made}) returning id),
   ${name}_part as (insert into stock_group_stocks (stock_group_id, stock_card_id, quantity)
     select id, ${part}, 1 from ${name})`
/** Takes the first wall away: every check of these tables, and the one index that is a rule. */
const OPEN = `do $$ declare found record; begin
  for found in select conrelid::regclass as name, conname from pg_constraint
    where contype = 'c' and conrelid::regclass::text in ('${TABLES.join("', '")}') loop
    execute format('alter table %s drop constraint %I', found.name, found.conname);
  end loop;
  drop index tenders_one_living_revision;
end $$`
/** The keys of the rules that are broken after a statement: `S-01`, `D-02`. */
const brokenBy = async (statement: string): Promise<string[]> => {
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`)
  await client.query(OPEN)
  await client.query(statement.replace(/:(\w+)/g, (_, name: string) => String(ids[name])))
  const { rows } = await client.query<{ broken: Broken | null }>(invariantsStatement())
  return Object.keys(rows[0]?.broken ?? {}).map((name) => name.split(' ')[0] ?? '')
}

it('finds nothing in sound data', async () => {
  expect(await brokenBy('select 1')).toEqual([])
})

it.each([
  ['S-01', 'update stock_cards set current_quantity = current_quantity + 1 where id = :card'],
  ['C-04', 'update companies set is_merged = true where id = :company'],
  ['S-02', 'update stock_cards set reserved_quantity = 0 where id = :card'],
  ['S-03', 'update stock_cards set available_quantity = 0 where id = :card'],
  ['S-04', 'update stock_movements set balance_after = 99 where id = :movement'],
  ['S-05', `update stock_movements set currency_rate = 2 where id = :movement`],
  ['S-07', `update stock_movements set operation_date = '2030-01-01' where id = :movement`],
  ['S-09', `update stock_reservations set tender_id = :invoiced where id = :reservation`],
  ['S-10', `update stock_reservations set status = 'released' where id = :reservation`],
  [
    'S-16',
    `with g as (insert into stock_groups (name) values ('Set') returning id)
     update stock_movements set assembly = 1, stock_group_id = g.id from g where stock_movements.id = :movement`,
  ],
  ['S-17', `with ${makes('a', ':card', ':card')} select`],
  [
    'S-17',
    `with ${makes('a', ':card', ':other')}, ${makes('b', ':other', ':third')},
       ${makes('c', ':third', ':card')} select`,
  ],
  [
    'S-18',
    `update stock_movements set quantity = quantity + 0.5, balance_after = balance_after + 0.5
       where stock_card_id = :card;
     update stock_cards set current_quantity = current_quantity + 0.5 where id = :card`,
  ],
  ['S-18', `update stock_reservations set remaining_quantity = 0.5 where id = :reservation`],
  ['D-01', `delete from tender_demands where tender_id = :sold`],
  ['D-02', `delete from tender_demands where tender_id = :invoiced`],
  ['D-03', `update tenders set status = 'cancelled' where id = :invoiced`],
  ['D-04', `update tenders set status = 'draft' where id = :sold`],
  ['D-05', `update tender_demands set quantity = 1 where tender_id = :sold`],
  ['D-06', `update stock_movements set origin = 'manual' where tender_id = :invoiced`],
  ['N-01', `insert into notes (subject, document, body) values ('tenders', :sold, 'a')`],
  ['N-02', `delete from timeline where tender_id = :sold`],
  ['N-02', `update timeline set at = now() where tender_id = :sold`],
  ['T-01', `update tenders set total = total + 0.01 where id = :sold`],
  ['T-03', `update tenders set is_invoiced = true where id = :sold`],
  ['T-06', `update tenders set valid_until = '2020-01-01', date = '2019-12-20' where id = :sold`],
  ['T-11', `update tender_counters set n = n + 1`],
  ['T-11b', `update tenders set revision = 5 where revision_of_id = :revised`],
  ['T-11c', `update tenders set status = 'sent' where id = :revised`],
  [
    'T-14',
    `update tenders set invoice_total_base = invoice_total_base + 0.01 where id = :invoiced`,
  ],
  ['T-14', `update tenders set rate_source = 'manual' where id = :sold`],
  ['T-15', `update tenders set stage = 'lost' where id = :sold`],
  ['T-15', `update tenders set opened_at = now() where id = :sold`],
  ['X-02', `update stock_cards set updated_at = created_at - interval '1 s' where id = :card`],
  ['X-01', `update stock_cards set average_cost = 'NaN' where id = :card`],
])('finds what breaks %s', async (key, statement) => {
  const known = INVARIANTS.map(({ name }) => name.split(' ')[0])
  expect(known).toContain(key)
  expect(await brokenBy(statement)).toContain(key)
})
