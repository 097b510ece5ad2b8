import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeCard, makeMovement, makeRow } from '../../factories/rows'

type Refused = { errors: [{ code: string; data: { errors?: Json[] } }] }
let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const make = async (who: Person, permissions: unknown) => {
  const { status, json } = await who.post<Refused>('/roles', { name: anyName('Rol'), permissions })
  const [error] = json.errors ?? []
  return [status, error?.code, ...(error?.data.errors ?? []).map(({ code }) => code)]
    .filter(Boolean)
    .join(' ')
}
const READ_CARDS = { subject: 'stock-cards' as const, actions: ['read' as const] }

describe('permissions of a role', () => {
  it.each([
    [[{ subject: 'tenders', actions: ['read'], fields: [] }], 'emptyFields'],
    [[{ actions: ['read'] }], 'invalidInput'],
    [[{ subject: 'all', actions: ['read'] }], 'unknownSubject'],
    [[{ subject: 'unicorns', actions: ['read'] }], 'unknownSubject'],
    [[{ subject: 'tenders', actions: ['manage'] }], 'unknownAction'],
    [[{ subject: 'tenders', actions: [] }], 'unknownAction'],
    [[{ subject: 'users', actions: ['approve'] }], 'unknownAction'],
    [[{ subject: 'dashboard', actions: ['read', 'delete'] }], 'unknownAction'],
    [[{ subject: 'settings', actions: ['export'] }], 'unknownAction'],
    [[{ subject: 'weather', actions: ['read'] }], 'unknownSubject'],
    [[{ subject: 'tenders', actions: ['read'], fields: ['title', 'unicorn'] }], 'unknownField'],
    [[{ subject: 'dashboard', actions: ['read'], fields: ['title'] }], 'unknownField'],
    [[{ subject: 'tenders', actions: ['read'], conditions: { id: 1 } }], 'invalidInput'],
    [[{ subject: 'tenders', actions: ['read'], inverted: true }], 'invalidInput'],
    [{ subject: 'tenders', actions: ['read'] }, 'notAList'],
    ['all', 'notAList'],
  ])('refuses %j', async (permissions, code) => {
    expect(await make(boss, permissions)).toBe(`400 invalidInput ${code}`)
  })

  it('that were stored badly lock nobody out of what is left', async () => {
    const person = await makePerson([READ_CARDS])
    await select('update roles set permissions = $2 where id = $1', [
      person.roleId,
      JSON.stringify([
        { subject: 'tenders', actions: ['read'], fields: [] },
        { action: 'read' },
        null,
        { subject: 'all', actions: ['manage'] },
        READ_CARDS,
      ]),
    ])
    expect((await person.get('/stock-cards')).status).toBe(200)
    expect((await person.get('/tenders')).status).toBe(403)
    expect((await person.get('/users/me')).status).toBe(200)
  })

  it('count from the next request on', async () => {
    const person = await makePerson([READ_CARDS])
    expect((await person.get('/stock-cards')).status).toBe(200)
    await boss.patch(`/roles/${person.roleId}`, { permissions: [] })
    expect((await person.get('/stock-cards')).status).toBe(403)
  })
})

describe('granting', () => {
  const MANAGER = [
    { subject: 'roles' as const, actions: ['read', 'create', 'write'] as const },
    { subject: 'users' as const, actions: ['read', 'create', 'write'] as const },
  ].map(({ subject, actions }) => ({ subject, actions: [...actions] }))

  it('beyond one’s own rights is refused, in a role and in a user', async () => {
    const manager = await makePerson(MANAGER)
    expect(await make(manager, [{ subject: 'tenders', actions: ['read'] }])).toBe(
      '403 grantBeyondOwn',
    )
    expect(await make(manager, [{ subject: 'users', actions: ['read', 'delete'] }])).toBe(
      '403 grantBeyondOwn',
    )
    expect(await make(manager, [{ subject: 'users', actions: ['read'] }])).toBe('201')
    const own = await manager.patch<Refused>(`/roles/${manager.roleId}`, {
      permissions: [...MANAGER, { subject: 'settings', actions: ['write'] }],
    })
    expect([own.status, own.json.errors[0].code]).toEqual([403, 'grantBeyondOwn'])
    const up = await manager.patch<Refused>(`/users/${manager.id}`, { role: boss.roleId })
    expect([up.status, up.json.errors[0].code]).toEqual([403, 'grantBeyondOwn'])
  })

  it('oneself a role without the right to write users has no effect', async () => {
    const person = await makePerson([READ_CARDS])
    await person.patch(`/users/${person.id}`, { role: boss.roleId, name: 'Yeni' })
    expect(await select('select name, role_id from users where id = $1', [person.id])).toEqual([
      { name: 'Yeni', role_id: person.roleId },
    ])
  })
})

it('lets users read and change themselves only, without the right to users', async () => {
  const person = await makePerson([READ_CARDS])
  const { json } = await person.get<{ docs: { id: number }[] }>('/users?limit=100')
  expect(json.docs.map(({ id }) => id)).toEqual([person.id])
  expect((await person.get(`/users/${person.id}`)).status).toBe(200)
  expect((await person.get(`/users/${boss.id}`)).status).toBe(404)
  expect([403, 404]).toContain((await person.patch(`/users/${boss.id}`, { name: 'x' })).status)
  const filtered = await person.get<{ totalDocs: number }>(
    `/users?where[email][equals]=${boss.email}`,
  )
  expect(filtered.json.totalDocs).toBe(0)
  expect((await person.get<{ totalDocs: number }>('/users/count')).json.totalDocs).toBe(1)
})

it('narrows a right to the fields it names', async () => {
  const card = await makeCard({ sku: anyName('SKU'), qrCode: 'GIZLI-1' })
  const person = await makePerson([{ ...READ_CARDS, fields: ['name', 'sku'] }])
  const { json, text } = await person.get(`/stock-cards/${card.id}`)
  expect(json).toMatchObject({ name: card.name, sku: card.sku })
  expect(text).not.toMatch(/GIZLI-1|currentQuantity|taxRate/)
})

describe('costs', () => {
  const CANARY = 71623.918273
  let card: { id: number }
  let movement: { id: number }
  let blind: Person
  beforeAll(async () => {
    card = await makeCard({ costPrice: CANARY, name: anyName('Maliyet') })
    movement = await makeMovement({ stockCard: card.id, quantity: 1, price: CANARY })
    blind = await makePerson([
      { subject: 'stock-cards', actions: ['read', 'create', 'write'] },
      { subject: 'stock-groups', actions: ['read'] },
      { subject: 'tenders', actions: ['read', 'create', 'write', 'approve', 'invoice'] },
    ])
  })

  it.each([
    '/stock-cards',
    '/stock-cards?limit=500&depth=2',
    '/stock-cards?select[costPrice]=true&select[averageCost]=true&limit=500',
  ])('are not in %s', async (path) => {
    const { status, text } = await blind.get(path)
    expect(status).toBe(200)
    expect(text).not.toMatch(/71623|costPrice|averageCost/)
  })

  it('are neither in a card nor in the answer to its change', async () => {
    for (const { text } of [
      await blind.get(`/stock-cards/${card.id}?depth=2`),
      await blind.patch(`/stock-cards/${card.id}`, { qrCode: 'x' }),
    ])
      expect(text).not.toMatch(/71623|costPrice|averageCost/)
    expect((await blind.get(`/stock-movements/${movement.id}`)).status).toBe(403)
  })

  it('are not written by those who may not see them', async () => {
    await blind.patch(`/stock-cards/${card.id}`, { costPrice: 1, name: 'Yeni ad' })
    expect(
      await select('select name, cost_price::float8 as cost from stock_cards where id = $1', [
        card.id,
      ]),
    ).toEqual([{ name: 'Yeni ad', cost: CANARY }])
  })

  it.each([
    'sort=costPrice',
    'sort=-averageCost',
    'where[costPrice][greater_than]=1',
    'where[averageCost][exists]=true',
    'where[or][0][costPrice][equals]=71623.918273',
  ])('cannot be guessed by %s', async (query) => {
    const { status, text } = await blind.get(`/stock-cards?${query}`)
    expect([400, 403]).toContain(status)
    expect(text).not.toMatch(/71623/)
  })

  it('are there for those who may', async () => {
    const seer = await makePerson([{ subject: 'stock-cards', actions: ['read', 'seeCosts'] }])
    const { json } = await seer.get(`/stock-cards/${card.id}`)
    expect(json).toMatchObject({ costPrice: CANARY, averageCost: CANARY })
  })

  it('stay away from a reader of movements that received them', async () => {
    const storeman = await makePerson([{ subject: 'stock-movements', actions: ['read'] }])
    const { text } = await storeman.get(`/stock-movements/${movement.id}`)
    expect(text).not.toMatch(/averageCostAfter/)
  })
})

it('keeps the last administrator', async () => {
  const others = await select<{ id: number }>(
    `select id from users where status = 'active' and id <> $1`,
    [boss.id],
  )
  const setAll = (status: string) =>
    select(
      `with flag as materialized (select set_config('app.user_writer', 'on', true))
       update users set status = $2 from flag where id = any($1)`,
      [others.map(({ id }) => id), status],
    )
  await setAll('passive')
  try {
    const small = await makeRow('roles', { name: anyName('Rol'), permissions: [READ_CARDS] })
    const demoted = await boss.patch<Refused>(`/users/${boss.id}`, { role: small.id })
    expect([demoted.status, demoted.json.errors[0].code]).toEqual([409, 'lastAdministrator'])
    const emptied = await boss.patch<Refused>(`/roles/${boss.roleId}`, {
      permissions: [READ_CARDS],
    })
    expect([emptied.status, emptied.json.errors[0].code]).toEqual([409, 'lastAdministrator'])
    expect((await boss.get('/stock-cards')).status).toBe(200)
    const self = await boss.post<Refused>(`/users/${boss.id}/suspend`)
    expect(self.status).toBe(409)
    expect((await boss.remove(`/users/${boss.id}`)).status).toBe(409)
  } finally {
    await setAll('active')
  }
})
