import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeRow } from '../../factories/rows'

const READS_CARDS: Permission[] = [{ subject: 'stock-cards', actions: ['read'] }]
const state = {
  search: '',
  where: { 'where[unit][equals]': 'kg' },
  sort: '-name',
  limit: 25,
  columns: ['name', 'sku'],
  group: '',
}

let name = 0
const view = (overrides: object = {}) => ({
  name: `Görünüm ${(name += 1)}`,
  list: 'stock-cards',
  state,
  ...overrides,
})
const made = async (person: Person, overrides: object = {}) => {
  const { status, json, text } = await person.post('/list-views', view(overrides))
  expect(status, text).toBe(201)
  return (json as unknown as { doc: { id: number; name: string } }).doc
}
const namesSeenBy = async (person: Person): Promise<string[]> => {
  const { json } = await person.get('/list-views?limit=500&where[list][equals]=stock-cards')
  return (json as unknown as { docs: { name: string }[] }).docs.map((doc) => doc.name)
}

let boss: Person
let owner: Person
let other: Person
beforeAll(async () => {
  ;[boss, owner, other] = await Promise.all([
    administrator(),
    makePerson(READS_CARDS),
    makePerson(READS_CARDS),
  ])
})

describe('a private view', () => {
  it('is for its owner alone, administrators included', async () => {
    const own = await made(owner)
    expect(await namesSeenBy(owner)).toContain(own.name)
    for (const stranger of [other, boss]) {
      expect(await namesSeenBy(stranger)).not.toContain(own.name)
      expect((await stranger.get(`/list-views/${own.id}`)).status).toBe(404)
      const change = await stranger.patch(`/list-views/${own.id}`, { name: 'Benim' })
      expect([403, 404]).toContain(change.status)
      expect([403, 404]).toContain((await stranger.remove(`/list-views/${own.id}`)).status)
    }
    expect((await owner.get(`/list-views/${own.id}`)).status).toBe(200)
    expect((await owner.remove(`/list-views/${own.id}`)).status).toBe(200)
    expect(await namesSeenBy(owner)).not.toContain(own.name)
  })

  it('belongs to whoever made it and to its list, whatever is sent', async () => {
    const own = await made(owner, { owner: other.id })
    expect(await namesSeenBy(other)).not.toContain(own.name)
    await owner.patch(`/list-views/${own.id}`, { owner: other.id, list: 'tenders' })
    const [row] = await select<{ list: string; owner: number }>(
      `select list, owner_id as owner from list_views where id = ${own.id}`,
    )
    expect(row).toEqual({ list: 'stock-cards', owner: owner.id })
  })
})

describe('sharing', () => {
  it('is for those who shape roles or settings', async () => {
    for (const body of [{ audience: 'everyone' }, { audience: 'role', role: owner.roleId }])
      expect((await owner.post('/list-views', view(body))).status).toBe(403)
    const own = await made(owner)
    const raise = await owner.patch(`/list-views/${own.id}`, { audience: 'everyone' })
    expect(raise.status).toBe(403)
    const settings = await makePerson([
      ...READS_CARDS,
      { subject: 'settings', actions: ['read', 'write'] },
    ])
    await made(settings, { audience: 'everyone' })
  })

  it('with everybody reaches everybody who may read the list, and nobody else', async () => {
    const shared = await made(boss, { audience: 'everyone' })
    expect(await namesSeenBy(other)).toContain(shared.name)
    const elsewhere = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    expect(await namesSeenBy(elsewhere)).not.toContain(shared.name)
    expect((await elsewhere.get(`/list-views/${shared.id}`)).status).toBe(404)
  })

  it('with a role reaches its holders alone; they cannot change it', async () => {
    const shared = await made(boss, { audience: 'role', role: owner.roleId })
    expect(await namesSeenBy(owner)).toContain(shared.name)
    expect(await namesSeenBy(other)).not.toContain(shared.name)
    const change = await owner.patch(`/list-views/${shared.id}`, { name: 'Benim' })
    expect([403, 404]).toContain(change.status)
    expect((await boss.patch(`/list-views/${shared.id}`, { name: 'Yeni' })).status).toBe(200)
  })

  it('needs a role where a role is meant', async () => {
    expect((await boss.post('/list-views', view({ audience: 'role' }))).status).toBe(400)
  })
})

describe('a shared view that names a column', () => {
  const bare = { search: '', where: {}, sort: '', limit: 25, columns: [], group: '' }
  const canary = '7319.25'
  const narrowed: Permission[] = [
    { subject: 'stock-cards', actions: ['read'], fields: ['name', 'sku', 'unit', 'stockType'] },
    { subject: 'stock-types', actions: ['read'], fields: ['name'] },
  ]
  const closed = [
    { where: { 'where[currentPrice][greater_than]': canary } },
    { where: { 'where[or][0][unit][equals]': 'kg', 'where[or][1][currentPrice][in][0]': canary } },
    { where: { 'where[stockType.description][like]': canary } },
    { sort: 'name,-currentPrice' },
    { search: canary },
    { columns: ['name', 'currentPrice'] },
    { group: 'currentPrice' },
  ]

  it.each(closed)('closed to the reader is not there: %j', async (part) => {
    const reader = await makePerson([...narrowed, { subject: 'roles', actions: ['write'] }])
    const shared = await made(boss, { audience: 'everyone', state: { ...bare, ...part } })
    const answers = await Promise.all([
      reader.get('/list-views?limit=500'),
      reader.get('/list-views?limit=500&where[list][equals]=stock-cards'),
      reader.get(`/list-views/${shared.id}`),
      reader.patch(`/list-views/${shared.id}`, { name: 'Benim' }),
      reader.remove(`/list-views/${shared.id}`),
    ])
    const missing = await reader.patch('/list-views/2147483640', { name: 'Benim' })
    expect(answers.map(({ status }) => status)).toEqual([
      200,
      200,
      404,
      missing.status,
      missing.status,
    ])
    for (const { text } of answers) {
      expect(text).not.toContain(shared.name)
      expect(text).not.toContain(canary)
    }
    expect(await namesSeenBy(boss)).toContain(shared.name)
  })

  it('open to the reader is there, and so is an own one', async () => {
    const reader = await makePerson(narrowed)
    const where = { 'where[unit][equals]': 'kg', 'where[stockType.name][like]': 'a' }
    const state = { ...bare, where, sort: '-name', columns: ['sku'] }
    const shared = await made(boss, { audience: 'everyone', state })
    const own = await made(reader, { state: { ...bare, sort: 'currentPrice' } })
    expect(await namesSeenBy(reader)).toEqual(expect.arrayContaining([shared.name, own.name]))
  })
})

describe('what a view holds', () => {
  it.each([
    { list: 'no-such-list' },
    { name: '' },
    { state: { ...state, limit: 7 } },
    { state: { ...state, where: { scope: '5' } } },
    { state: { ...state, sort: 'name; drop table users' } },
    { state: 'text' },
  ])('cannot be %j', async (overrides) => {
    expect((await owner.post('/list-views', view(overrides))).status).toBe(400)
  })

  it('cannot be of a list its maker may not read', async () => {
    expect((await owner.post('/list-views', view({ list: 'tenders' }))).status).toBe(403)
  })
})

describe('when its people go', () => {
  it('a private view goes with its owner, a shared one stays with whoever deletes them', async () => {
    const sharer = await makePerson([
      ...READS_CARDS,
      { subject: 'roles', actions: ['read', 'write'] },
    ])
    const own = await made(sharer)
    const shared = await made(sharer, { audience: 'everyone' })
    expect((await boss.remove(`/users/${sharer.id}`)).status).toBe(200)
    const rows = await select<{ id: number; owner: number }>(
      `select id, owner_id as owner from list_views where id in (${own.id}, ${shared.id})`,
    )
    expect(rows).toEqual([{ id: shared.id, owner: boss.id }])
  })

  it('a view of a role that goes stays with its owner alone', async () => {
    const role = await makeRow('roles', { name: `Giden ${Date.now()}`, permissions: [] })
    const shared = await made(boss, { audience: 'role', role: role.id })
    expect((await boss.remove(`/roles/${role.id}`)).status).toBe(200)
    const [row] = await select<{ audience: string; role: number | null }>(
      `select audience, role_id as role from list_views where id = ${shared.id}`,
    )
    expect(row).toEqual({ audience: 'own', role: null })
  })
})
