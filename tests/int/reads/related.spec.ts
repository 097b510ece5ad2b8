import { beforeAll, describe, expect, it } from 'vitest'
import type { Payload, Where } from 'payload'
import { flatWhere } from '@/present/list/listState'
import { select } from '../../factories/database'
import { quickPerson, type QuickPerson } from '../../factories/quickPerson'
import { startPayload } from '../gate/rest'
import { makeWorld } from './world'

type Docs = { docs: { id: number }[] }

let payload: Payload
let boss: QuickPerson
/** Tenders of earlier specs in this database have lower ids. */
let last = 0

beforeAll(async () => {
  payload = await startPayload()
  const before = 'select coalesce(max(id), 0)::int as id from tenders'
  for (const { id } of await select<{ id: number }>(before)) last = id
  await makeWorld()
  boss = await quickPerson()
})

const idsOf = ({ docs }: Docs) => docs.map(({ id }) => id)

describe('filters and orders by what a record points to', () => {
  it.each([
    ['tenders', 'company.name', 'like', 'cinar'],
    ['tenders', 'company.name', 'contains', 'insaat'],
    ['tenders', 'company.name', 'not_like', 'cinar'],
    ['tenders', 'company.email', 'exists', 'false'],
    ['tenders', 'company.email', 'exists', 'true'],
    ['tenders', 'branch.phone', 'not_equals', '0312 1'],
    ['meets', 'company.email', 'not_equals', 'a0@example.com'],
    ['meets', 'companyEmployee.isExecutive', 'equals', 'true'],
    ['stock-cards', 'stockType.description', 'exists', 'false'],
    ['stock-cards', 'stockType.createdAt', 'greater_than', '2026-01-01'],
    ['stock-movements', 'stockCard.unit', 'equals', 'kg'],
    ['stock-movements', 'stockCard.currentPrice', 'less_than', '12'],
    ['stock-movements', 'project.company', 'in', '1,3'],
    ['stock-movements', 'project.company', 'not_in', '1,3'],
  ])('%s by %s %s %s find what Payload finds', async (collection, path, operator, value) => {
    const where: Where = { [path]: { [operator]: value } }
    const theirs = await payload.find({
      collection: collection as 'tenders',
      where,
      sort: 'id',
      limit: 500,
      depth: 0,
    })
    const asked = `/${collection}?where[${path}][${operator}]=${value}&sort=id&limit=500`
    const { status, json } = await boss.get<Docs>(asked)
    expect([status, idsOf(json)]).toEqual([200, idsOf(theirs as unknown as Docs)])
  })

  /** Conditions of every kind, also those that records without a company or branch match. */
  const many: Where[] = [
    { 'company.name': { like: 'a' } },
    { 'company.name': { not_like: 'xyz' } },
    { 'company.email': { not_equals: 'a0@example.com' } },
    { 'company.owner': { not_in: '999998,999999' } },
    { 'branch.name': { not_equals: 'none' } },
    { 'branch.phone': { not_equals: '0312 1' } },
    { 'branch.company': { not_in: '999998,999999' } },
    { 'companyProject.startDate': { exists: 'false' } },
    { 'companyProject.name': { not_equals: 'none' } },
    { 'company.createdAt': { greater_than: '2020-01-01' } },
  ]
  const few = many.slice(0, 3)

  it.each<[string, Where]>([
    ['all', { and: many }],
    ['some', { or: many }],
    ['all, at two levels', { and: [...few, { and: many }] }],
    ['all, some of which are some', { and: [...few, { or: many }, ...few, { or: few }] }],
    ['some, some of which are all', { or: [{ and: many }, { and: [...many, ...few] }] }],
    ['all, one of which some fail', { and: [...many, { 'company.name': { not_like: 'cinar' } }] }],
  ])('finds what Payload finds for many conditions: %s', async (_, where) => {
    const theirs = await payload.find({
      ...{ collection: 'tenders', where, sort: 'id', limit: 500, depth: 0 },
    })
    const address = new URLSearchParams(flatWhere(where))
    const { status, json } = await boss.get<Docs>(`/tenders?${address}&sort=id&limit=500`)
    expect([status, idsOf(json)]).toEqual([200, idsOf(theirs)])
    expect(theirs.docs.length).toBeGreaterThan(0)
    const figures = await boss.get<{ count: number }>(`/tenders/figures?${address}&group=company`)
    expect([figures.status, figures.json.count]).toEqual([200, theirs.totalDocs])
  })

  it.each([
    'company.name',
    '-company.name',
    '-companyProject.startDate',
    'company.name,-branch.name,company.email',
  ])('orders tenders by %s as Payload does', async (sort) => {
    const asked = sort.split(',')
    const theirs = await payload.find({ collection: 'tenders', sort: asked, limit: 500, depth: 0 })
    const { json } = await boss.get<Docs>(`/tenders?sort=${sort}&limit=500`)
    expect(idsOf(json)).toEqual(idsOf(theirs))
  })

  it('orders by a repeated column as by its first place', async () => {
    const get = async (sort: string) =>
      idsOf((await boss.get<Docs>(`/tenders?sort=${sort}&limit=500`)).json)
    const once = await get('-company.name,company.email')
    expect(once.length).toBeGreaterThan(4)
    expect(await get('-company.name,company.name,company.email')).toEqual(once)
  })

  it.each(['where[title][like]=teklif', 'where[date][less_than]=2100-01-01'])(
    'orders what %s finds, and its pages, as the whole list',
    async (filter) => {
      const world = `/tenders?sort=-company.name&where[id][greater_than]=${last}`
      const get = async (query: string) => idsOf((await boss.get<Docs>(`${world}&${query}`)).json)
      const all = await get('limit=500')
      const found = await get(`${filter}&limit=500`)
      expect(all.length).toBeLessThan(500)
      expect(found.length).toBeGreaterThan(4)
      expect(found).toEqual(all.filter((id) => found.includes(id)))
      expect(await get(`${filter}&limit=2&page=2`)).toEqual(found.slice(2, 4))
    },
  )

  it('answers chosen fields of what a record points to', async () => {
    const { json } = await boss.get<{ docs: { company: unknown }[] }>(
      '/tenders?where[company][exists]=true&depth=1&limit=1&sort=id&populate[companies][name]=true',
    )
    expect(json.docs[0]?.company).toEqual({ id: expect.any(Number), name: expect.any(String) })
  })
})

describe('by columns that are closed on either side', () => {
  const rights = {
    'no customers': [{ subject: 'tenders', actions: ['read'] }],
    'names of customers alone': [
      { subject: 'tenders', actions: ['read'] },
      { subject: 'customers', actions: ['read'], fields: ['name'] },
    ],
    'tenders without their company': [
      { subject: 'tenders', actions: ['read'], fields: ['title', 'date'] },
      { subject: 'customers', actions: ['read'] },
    ],
  } as const

  it.each([
    ['no customers', 'where[company.name][like]=cinar'],
    ['no customers', 'sort=company.name'],
    ['no customers', 'where[or][0][title][like]=Tek&where[or][1][company.name][like]=cinar'],
    ['no customers', 'where[createdBy.email][like]=@'],
    ['no customers', 'where[createdBy.name][exists]=true'],
    ['names of customers alone', 'where[company.email][exists]=true'],
    ['names of customers alone', 'sort=company.bossPhone'],
    ['tenders without their company', 'where[company.name][like]=cinar'],
    ['tenders without their company', 'sort=-company.name'],
  ] as const)('%s: nothing is found by %s', async (who, query) => {
    const person = await quickPerson(rights[who].map((right) => ({ ...right })) as never)
    const { status } = await person.get(`/tenders?${query}`)
    expect(status).toBe(400)
  })

  it('a right to the names finds by them, and shows nothing else of them', async () => {
    const person = await quickPerson(rights['names of customers alone'] as never)
    const { status, json } = await person.get<{ docs: { company: object }[] }>(
      '/tenders?where[company.name][like]=cinar&depth=1&populate[companies][email]=true',
    )
    expect(status).toBe(200)
    expect(json.docs.length).toBeGreaterThan(0)
    for (const { company } of json.docs) expect(Object.keys(company)).toEqual(['id'])
  })

  it('secrets are no columns at all', async () => {
    for (const path of ['createdBy.hash', 'createdBy.salt', 'approvedHash', 'createdBy.sessions'])
      expect((await boss.get(`/tenders?where[${path}][exists]=true`)).status).toBe(400)
  })
})
