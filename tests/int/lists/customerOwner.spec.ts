import { createLocalReq, getAccessResults } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { loadList } from '@/queries/list/loadList'
import { quickPerson, type QuickPerson } from '../../factories/quickPerson'
import { makeBranch, makeCompany, makeEmployee, makeRow } from '../../factories/rows'
import { makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { askExport, linesOf } from '../exchange/takenList'

type Slug = 'tenders' | 'meets' | 'company-projects' | 'employees' | 'branches'
const LISTS: Slug[] = ['tenders', 'meets', 'company-projects']
const SLUGS: Slug[] = [...LISTS, 'employees', 'branches']
const TITLES: Record<Slug, string> = {
  tenders: 'title',
  meets: 'title',
  'company-projects': 'name',
  employees: 'name',
  branches: 'name',
}
const SUBJECTS: Record<Slug, Permission['subject']> = {
  tenders: 'tenders',
  meets: 'meets',
  'company-projects': 'company-projects',
  employees: 'customers',
  branches: 'customers',
}

const on = (subject: Permission['subject'], fields?: string[]): Permission =>
  ({ subject, actions: ['read', 'export'], ...(fields && { fields }) }) as Permission
const OWN: Permission[] = [on('tenders'), on('meets'), on('company-projects')]
const PEOPLE: Permission = { subject: 'users', actions: ['read'] }

/** Of each list one row of the customer that the seller is responsible for, called by its name. */
let mine: string
let seller: { id: number; name: string }
beforeAll(async () => {
  const payload = await getTestPayload()
  const [owner, boss] = await Promise.all([
    quickPerson([on('customers')]),
    quickPerson([
      { subject: 'customers', actions: ['read', 'write'] },
      { subject: 'users', actions: ['read'] },
    ]),
  ])
  const { name } = await payload.findByID({ collection: 'users', id: owner.id, depth: 0 })
  seller = { id: owner.id, name }
  const [company, other] = [await makeCompany(), await makeCompany()]
  mine = `Bizim ${company.id}`
  const assigned = await boss.post(`/companies/${company.id}/assign`, { owner: owner.id })
  expect(assigned.status).toBe(200)
  for (const [{ id }, called] of [
    [company, mine] as const,
    [other, `Öteki ${other.id}`] as const,
  ]) {
    await makeTender({ company: id, title: called })
    await makeRow('meets', { company: id, title: called, status: 'planned' })
    await makeRow('company-projects', { company: id, name: called })
    await makeBranch({ company: id, name: called })
    await makeEmployee({ company: id, name: called })
  }
})

const FILTER = 'where[company.owner][equals]'

/** A list as the page of a person shows it. */
const listOf = async (
  person: QuickPerson,
  slug: Slug,
  more: Record<string, string | undefined> = {},
) => {
  const payload = await getTestPayload()
  const found = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
  const req = await createLocalReq({ user: { ...found, collection: 'users' } as never }, payload)
  const { collections } = await getAccessResults({ req })
  return loadList({
    req,
    slug,
    query: { columns: `${TITLES[slug]},companyOwner`, [FILTER]: String(seller.id), ...more },
    permissions: collections?.[slug],
    readOffers: () => Promise.resolve(new Map()),
  })
}

describe.each(LISTS)('the list of %s', (slug) => {
  it('is filtered by the owner of the customer, in words, sums and files', async () => {
    const reader = await quickPerson([...OWN, on('customers'), PEOPLE])
    const list = await listOf(reader, slug)
    expect([list.isFailed, list.total]).toEqual([false, 1])
    const label = list.columns.find(({ name }) => name === 'companyOwner')?.label
    expect(list.rows[0]?.cells).toEqual([mine, seller.name])
    expect(list.filters.chips.map((chip) => chip.label)).toEqual([`${label}: ${seller.name}`])
    const field = list.filters.fields.find(({ name }) => name === 'company.owner')
    expect(field).toMatchObject({
      kind: 'record',
      relationTo: 'users',
      chosen: { id: seller.id, name: seller.name },
    })
    const query = `format=csv&columns=${TITLES[slug]},companyOwner&${FILTER}=${seller.id}`
    const [, ...rows] = await linesOf(askExport(slug, query, { cookie: reader.cookie }))
    expect(rows).toEqual([[mine, seller.name]])
    if (slug !== 'tenders') return
    const figures = await reader.get(`/tenders/figures?${FILTER}=${seller.id}`)
    expect(figures.json).toMatchObject({ count: 1 })
  })

  it('has no such column or filter for readers without either right', async () => {
    const narrowed = [on(SUBJECTS[slug], [TITLES[slug]]), on('customers')]
    for (const permissions of [
      OWN,
      [...OWN, on('customers', ['name'])],
      // Meetings are read with customers as well.
      ...(slug === 'meets' ? [] : [narrowed]),
    ]) {
      const reader = await quickPerson(permissions)
      const list = await listOf(reader, slug)
      expect([list.isFailed, list.total]).toEqual([true, 0])
      expect(list.available.map(({ name }) => name)).not.toContain('companyOwner')
      expect(list.filters.fields.map(({ name }) => name)).not.toContain('company.owner')
      const file = `format=csv&${FILTER}=${seller.id}`
      expect((await askExport(slug, file, { cookie: reader.cookie })).status).not.toBe(200)
    }
  })
})

it('names no owner to readers who may not read people', async () => {
  const list = await listOf(await quickPerson([...OWN, on('customers')]), 'tenders')
  expect(list.rows[0]?.cells).toEqual([mine, ''])
})

describe.each(LISTS)('the order of %s by the owner of the customer', (slug) => {
  const TAG = `Sıra${slug.slice(0, 4)}${Date.now().toString(36)}`
  const SORT = 'company.owner.name'
  const orderFor = async (permissions: Permission[], sort: string) => {
    const list = await listOf(await quickPerson(permissions), slug, {
      ...{ columns: TITLES[slug], search: TAG, sort, [FILTER]: undefined },
    })
    expect(list.isFailed).toBe(false)
    return { sort: list.state.sort, names: list.rows.map(({ cells }) => cells[0]) }
  }
  beforeAll(async () => {
    const payload = await getTestPayload()
    const boss = await quickPerson([{ subject: 'customers', actions: ['read', 'write'] }])
    for (const name of ['Ömer', 'Ayşe', 'Zeki', 'Nur']) {
      const owner = await quickPerson([on('customers')])
      await payload.update({ collection: 'users', id: owner.id, data: { name: `${name} ${TAG}` } })
      const company = await makeCompany()
      const data = { company: company.id, [TITLES[slug]]: `${TAG} ${name}` }
      expect((await boss.post(`/companies/${company.id}/assign`, { owner: owner.id })).status).toBe(
        200,
      )
      if (slug === 'tenders') await makeTender(data)
      else
        await makeRow(slug as 'meets', { ...data, ...(slug === 'meets' && { status: 'planned' }) })
    }
  })

  it.each([
    ['who read all of the people', PEOPLE],
    // Rows of people are open in part: the list is read through Payload.
    ['who read names of people only', { ...PEOPLE, fields: ['name'] }],
  ] as const)('is that of their names, for readers %s', async (_, people) => {
    const rights = [...OWN, on('customers'), people as Permission]
    const names = ['Ayşe', 'Nur', 'Ömer', 'Zeki'].map((name) => `${TAG} ${name}`)
    expect(await orderFor(rights, SORT)).toEqual({ sort: SORT, names })
    expect(await orderFor(rights, `-${SORT}`)).toEqual({
      sort: `-${SORT}`,
      names: names.toReversed(),
    })
  })

  it('is not that of names for readers who may not read people', async () => {
    const { sort } = await orderFor([...OWN, on('customers')], SORT)
    expect(sort).not.toContain('owner')
  })
})

it.each(SLUGS)('is a filter of the API of %s, for the same readers', async (slug) => {
  const path = `/${slug}?${FILTER}=${seller.id}`
  const reader = await quickPerson([...OWN, on('customers')])
  const found = await reader.get<{ docs: Record<string, unknown>[] }>(path)
  expect(found.json.docs.map((doc) => doc[TITLES[slug]])).toEqual([mine])
  const narrowed = await quickPerson([...OWN, on('customers', ['name', 'company'])])
  expect((await narrowed.get(path)).status).toBe(400)
})
