import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { select } from '../../factories/database'
import { today } from '../../factories/day'
import { administrator } from '../../factories/person'
import { anyName, makeCard } from '../../factories/rows'

type Trigger = { table: string; name: string; source: string }

it('no trigger after an insert changes the row it is about: what was inserted is answered', async () => {
  await administrator()
  const triggers = await select<Trigger>(`
    select c.relname as "table", t.tgname as name, p.prosrc as source
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and t.tgtype & 4 = 4 and t.tgtype & 66 = 0`)
  expect(triggers.length).toBeGreaterThan(20)
  const own = triggers.filter(({ table, source }) =>
    new RegExp(`update\\s+(only\\s+)?"?${table}\\b`, 'i').test(source),
  )
  expect(own.map(({ table, name }) => `${table}.${name}`)).toEqual([])
})

const movement = async (more: object = {}) => ({
  stockCard: (await makeCard()).id,
  type: 'in',
  quantity: 3,
  price: 12.5,
  currencyType: 'TRY',
  ...more,
})

it.each<[string, () => Promise<object>]>([
  ['stock-movements', () => movement({ operationDate: today() })],
  ['stock-cards', () => Promise.resolve({ name: anyName('Kart'), taxRate: 20, unit: 'kg' })],
  ['companies', () => Promise.resolve({ name: anyName('Firma'), extraEmails: [] })],
])('a new record of %s is answered as it is read afterwards', async (slug, body) => {
  const { post, get } = await administrator()
  const made = await post<{ doc: { id: number } }>(`/${slug}`, await body())
  expect(made.status).toBe(201)
  const { doc } = made.json
  expect(doc).toEqual((await get(`/${slug}/${doc.id}`)).json)
})

it('a movement is posted in six statements', async () => {
  const { post } = await administrator()
  const body = await movement()
  // Who asks is looked up whole twice; from then on one statement says whether that still holds.
  for (let time = 0; time < 2; time += 1) await post('/stock-movements', body)
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  expect((await post('/stock-movements', body)).status).toBe(201)
  const statements = asked.mock.calls.map(([one]) =>
    (typeof one === 'string' ? one : (one as unknown as { text: string }).text).trim().slice(0, 60),
  )
  asked.mockRestore()
  expect(statements).toEqual([
    expect.stringContaining('as role'),
    expect.stringContaining("begin read write; select set_config('app.audit"),
    expect.stringContaining('time_zone'),
    expect.stringContaining('current_quantity'),
    expect.stringContaining('insert into "stock_movements"'),
    'commit',
  ])
})
