import { AsyncLocalStorage } from 'node:async_hooks'
import { createLocalReq, type Payload } from 'payload'
import type { Pool } from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import { poolOf } from '@/database/adapter'
import { readOffers } from '@/queries/shared/readOffers'
import { loadList } from '@/queries/list/loadList'
import { readPoolOf } from '@/queries/engine/readPool'
import { administrator } from '../../factories/person'
import { makeCard, makeMovement } from '../../factories/rows'
import { makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

let payload: Payload
let person: Awaited<ReturnType<typeof administrator>>
/** Only rows made here: those of other files lead to further records, whose names are read. */
const own: Record<string, Record<string, string>> = {}
beforeAll(async () => {
  payload = await getTestPayload()
  person = await administrator()
  const card = await makeCard({ stock: 5 })
  await makeMovement({ stockCard: card.id })
  const tender = await makeTender()
  own['stock-cards'] = { 'where[id][equals]': String(card.id) }
  own['stock-movements'] = { 'where[stockCard][equals]': String(card.id) }
  own.tenders = { 'where[id][equals]': String(tender.id) }
})

type Statement = string | { text: string }

/** What is asked for the list: events and jobs of rows made before ask at the same time. */
const asked = new AsyncLocalStorage<string[]>()

const listen = (pool: Pool) => {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  return vi.spyOn(pool, 'query').mockImplementation((...args: unknown[]) => {
    const statement = args[0] as Statement
    asked.getStore()?.push(typeof statement === 'string' ? statement : statement.text)
    return query(...args)
  })
}

/** A list as its page loads it, and every statement that it took. */
const loaded = async (slug: string, query: Record<string, string> = {}) => {
  const found = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
  const user = { ...found, collection: 'users' as const }
  const headers = new Headers({ cookie: person.cookie, host: 'localhost:3000' })
  const req = await createLocalReq({ user: user as never, req: { headers } }, payload)
  const heard = [poolOf(payload), readPoolOf(payload)].map(listen)
  const statements: string[] = []
  const permissions = { fields: true as const, delete: true }
  const list = await asked.run(statements, () =>
    loadList({ req, slug, query, permissions, readOffers }),
  )
  for (const one of heard) one.mockRestore()
  return { list, statements }
}

/**
 * Rights, settings, preferences and views; then rows with their number, and names of related records;
 * one more where they have pictures, or take commands.
 */
it.each([
  ['stock-types', 6],
  ['stock-cards', 7],
  ['stock-movements', 8],
  ['tenders', 7],
])('%s takes at most %i statements, however many rows it has', async (slug, most) => {
  // Rights that changed in between are read anew, once.
  const loads = [await loaded(slug, own[slug]), await loaded(slug, own[slug])]
  for (const { list } of loads) expect(list.isFailed).toBe(false)
  const [{ statements }] = loads.toSorted(
    (one, other) => one.statements.length - other.statements.length,
  ) as [(typeof loads)[number]]
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most)
})

it('reads no more columns of the rows than it draws', async () => {
  const { statements } = await loaded('tenders', { limit: '5' })
  const rows = statements.find((statement) => statement.includes('from "tenders" a')) ?? ''
  expect(rows).toContain('"title"')
  expect(rows).not.toContain('"internal_note"')
})

it('a page that is no longer there is the last one', async () => {
  const { list } = await loaded('stock-cards', { page: '999', limit: '5' })
  expect(list.rows.length).toBeGreaterThan(0)
  expect(list.state.page).toBe(list.pages)
})

it('orders only by what the reader may read', async () => {
  const { list } = await loaded('stock-cards', { sort: '-costPrice', limit: '5' })
  expect(list.state.sort).toBe('-costPrice')
  const { list: other } = await loaded('users', { sort: 'salt', limit: '5' })
  expect(other.state.sort).toBe('name')
})

it('draws when a record was made, and nothing that signing in keeps', async () => {
  const { list } = await loaded('users')
  const names = list.available.map(({ name }) => name)
  expect(list.columns.map(({ name }) => name)).toContain('createdAt')
  for (const secret of ['hash', 'salt', 'sessions', 'lockUntil', 'currentPassword'])
    expect(names).not.toContain(secret)
})
