import { createLocalReq, getAccessResults, type Payload, type TypedUser } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { loadList } from '@/queries/list/loadList'
import { makePerson } from '../gate/people'
import { poolOf, startPayload } from '../gate/rest'

let payload: Payload
let user: TypedUser
beforeAll(async () => {
  payload = await startPayload()
  // Somebody has to be able to manage users, also where this file runs alone.
  await makePerson(payload, allPermissions())
  const { id } = await makePerson(payload, [
    { subject: 'customers', actions: ['read'], fields: ['name'] },
  ])
  const found = await payload.findByID({ collection: 'users', id, depth: 0 })
  user = { ...found, collection: 'users' } as unknown as TypedUser
  await poolOf(payload).query(
    `insert into companies (name, boss_phone, updated_at, created_at) values
       ('Adres A', '5551 z7', now(), now()), ('Adres B', '7772', now(), now())`,
  )
})

const listFor = async (query: Record<string, string>) => {
  const req = await createLocalReq({ user }, payload)
  const permissions = await getAccessResults({ req })
  return loadList({
    req,
    slug: 'companies',
    query: query as never,
    permissions: permissions.collections?.companies,
    readOffers: async () => new Map(),
  })
}

/** The names a list page shows for an address; null where it says that it could not be read. */
const shown = async (query: Record<string, string>) => {
  const list = await listFor(query)
  return list.isFailed ? null : list.rows.map(({ name }) => name)
}

it.each<Record<string, string>>([
  { 'where[bossPhone][like]': '555' },
  { 'where[bossPhone][like]': '999' },
  { 'where[bossPhone][greater_than]': '6' },
  { 'where[createdBy.hash][like]': 'a' },
  { 'where[or][0][name][like]': 'Adres', 'where[or][1][bossPhone][exists]': 'true' },
])('a list page says the same whatever a hidden field holds: %j', async (query) => {
  expect(await shown(query)).toBeNull()
  // The filter is to be cleared: the same request again would fail again.
  expect((await listFor(query)).noRowsReason).toBe('invalid')
})

it('a list page orders by nothing its reader may not see', async () => {
  const plain = await shown({ search: 'Adres' })
  expect(plain).toHaveLength(2)
  for (const sort of ['bossPhone', '-bossPhone', 'hash', 'createdBy.hash', 'name,bossPhone'])
    expect(await shown({ search: 'Adres', sort })).toEqual(plain)
  // Nor does a search look where they may not.
  expect(await shown({ search: '5551 z7' })).toEqual([])
})

it('a list page orders by four columns at most, and by each once', async () => {
  const sortOf = async (sort: string) => (await listFor({ sort })).state.sort
  const most = 'name,-id,name,-name'
  expect(await sortOf(most)).toBe('name,-id')
  const plain = await sortOf('')
  for (const sort of [`${most},name`, Array.from({ length: 100 }, () => 'name').join(',')])
    expect(await sortOf(sort)).toBe(plain)
})

it('a list is neither offered nor takes the order of titles its reader may not see', async () => {
  const { id } = await makePerson(payload, [
    { subject: 'tenders', actions: ['read'] },
    { subject: 'customers', actions: ['read'], fields: ['phone'] },
  ])
  const reader = await payload.findByID({ collection: 'users', id, depth: 0 })
  const req = await createLocalReq({ user: { ...reader, collection: 'users' } as never }, payload)
  const listOf = async (sort: string) =>
    loadList({
      req,
      slug: 'tenders',
      query: { sort },
      permissions: (await getAccessResults({ req })).collections?.tenders,
      readOffers: async () => new Map(),
    })
  const plain = await listOf('number')
  const by = new Map(plain.available.map(({ name, sortBy }) => [name, sortBy]))
  expect(by.get('number')).toBe('number')
  expect([by.has('company'), by.get('company'), by.get('approvedBy')]).toEqual([
    true,
    undefined,
    undefined,
  ])
  for (const sort of ['company.name', '-approvedBy.name'])
    expect(await listOf(sort)).toMatchObject({ isFailed: false, state: { sort: '-id' } })
})
