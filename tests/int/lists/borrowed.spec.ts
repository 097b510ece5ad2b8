import { createLocalReq, getAccessResults } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { loadList } from '@/queries/list/loadList'
import { textOfFact } from '@/present/record/recordFact'
import { quickPerson, type QuickPerson } from '../../factories/quickPerson'
import { makePerson } from '../../factories/person'
import { makeBranch, makeCard, makeCompany, makeGroup, makeReservation } from '../../factories/rows'
import { makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { askExport, linesOf } from '../exchange/takenList'

let group: { id: number }
beforeAll(async () => {
  const card = await makeCard({ stock: 5 })
  await makeReservation({ stockCard: card.id, quantity: 2 })
  const enough = await makeCard({ stock: 50 })
  group = await makeGroup({
    parts: [
      { stockCard: card.id, quantity: 4 },
      { stockCard: enough.id, quantity: 1 },
    ],
  })
})

/** The parts of the group as their list shows them: each row by the name of its columns. */
const listFor = async (person: QuickPerson) => {
  const payload = await getTestPayload()
  const found = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
  const user = { ...found, collection: 'users' as const }
  const req = await createLocalReq({ user: user as never }, payload)
  const list = await loadList({
    req,
    slug: 'stock-group-stocks',
    query: { 'where[stockGroup][equals]': String(group.id) },
    permissions: { fields: true },
    readOffers: () => Promise.resolve(new Map()),
  })
  const names = list.columns.map(({ name }) => name)
  return list.rows.map(({ cells }) =>
    Object.fromEntries(
      names.map((name, place) => [
        name,
        textOfFact({ name, label: '', kind: 'text', cell: cells[place] ?? '' }),
      ]),
    ),
  )
}

const PARTS: Permission[] = [
  { subject: 'stock-group-stocks', actions: ['read'] },
  { subject: 'stock-groups', actions: ['read'] },
]
const cards = (fields?: string[]) =>
  [
    ...PARTS,
    { subject: 'stock-cards', actions: ['read'], ...(fields && { fields }) },
  ] as Permission[]

describe('the parts of stock groups', () => {
  it('show what is on hand, available, needed and missing', async () => {
    const rows = await listFor(await quickPerson(cards()))
    expect(
      rows.map(({ onHand, available, quantity, shortage }) => [
        onHand,
        available,
        quantity,
        shortage,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['5', '3', '4', '1'],
        ['50', '50', '1', '0'],
      ]),
    )
  })

  it('show of their cards what their reader may see of those', async () => {
    const narrowed = await listFor(await quickPerson(cards(['name', 'currentQuantity'])))
    expect(Object.keys(narrowed[0] ?? {})).toEqual([
      'stockGroup',
      'stockCard',
      'onHand',
      'quantity',
    ])
    expect(narrowed.map(({ onHand }) => onHand).sort()).toEqual(['5', '50'])
    const without = await listFor(await quickPerson(PARTS))
    expect(Object.keys(without[0] ?? {})).toEqual(['stockGroup', 'stockCard', 'quantity'])
  })
})

describe('the columns of customers in the list of tenders', () => {
  const COLUMNS = ['title', 'companyTitle', 'taxOffice', 'taxNumber']
  let query: string
  beforeAll(async () => {
    const company = await makeCompany({ title: 'Çınar İnşaat A.Ş.' })
    const tax = { taxOffice: 'Beşiktaş', taxNumber: '1234567890' }
    const branch = await makeBranch({ company: company.id, ...tax })
    await makeTender({ company: company.id, branch: branch.id, title: 'Şubeli' })
    await makeTender({ company: company.id, title: 'Şubesiz' })
    query = `format=csv&sort=title&columns=${COLUMNS.join(',')}&where[company][equals]=${company.id}`
  })

  const fileFor = async (permissions: Permission[]) => {
    const { cookie } = await makePerson(permissions)
    const [, ...rows] = await linesOf(askExport('tenders', query, { cookie }))
    return rows
  }
  const both = ['read', 'export'] as const
  const tenders: Permission = { subject: 'tenders', actions: [...both] }

  it('go into files, empty where a tender names no branch', async () => {
    expect(await fileFor([tenders, { subject: 'customers', actions: [...both] }])).toEqual([
      ['Şubeli', 'Çınar İnşaat A.Ş.', 'Beşiktaş', '1234567890'],
      ['Şubesiz', 'Çınar İnşaat A.Ş.', '', ''],
    ])
  })

  it('are those that their reader may take along of customers', async () => {
    const narrowed = { subject: 'customers', actions: [...both], fields: ['name', 'taxNumber'] }
    expect(await fileFor([tenders, narrowed as Permission])).toEqual([
      ['Şubeli', '1234567890'],
      ['Şubesiz', ''],
    ])
    expect(await fileFor([tenders, { subject: 'customers', actions: ['read'] }])).toEqual([
      ['Şubeli'],
      ['Şubesiz'],
    ])
    expect(await fileFor([tenders])).toEqual([['Şubeli'], ['Şubesiz']])
  })
})

describe('filters by columns of customers in the list of tenders', () => {
  const both = ['read', 'export'] as const
  const tenders: Permission = { subject: 'tenders', actions: [...both] }
  const customers = (fields?: string[]): Permission => ({
    subject: 'customers',
    actions: [...both],
    ...(fields && { fields }),
  })
  let tag: string
  beforeAll(async () => {
    const company = await makeCompany()
    tag = `Şube ${company.id}`
    for (const taxNumber of ['4567890128', '9990001119']) {
      const branch = await makeBranch({ company: company.id, taxNumber })
      await makeTender({ company: company.id, branch: branch.id, title: `${tag} ${taxNumber}` })
    }
  })

  const listOf = async (permissions: Permission[], path = 'branch.taxNumber') => {
    const payload = await getTestPayload()
    const person = await quickPerson(permissions)
    const found = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
    const req = await createLocalReq({ user: { ...found, collection: 'users' } as never }, payload)
    const query = { search: tag, [`where[${path}][like]`]: '456789' }
    const { collections } = await getAccessResults({ req })
    const list = await loadList({
      req,
      slug: 'tenders',
      query,
      permissions: collections?.tenders,
      readOffers: () => Promise.resolve(new Map()),
    })
    return { person, query: new URLSearchParams(query), list }
  }

  it('find them in the list, its sums and its files, and say so in words', async () => {
    const { person, query, list } = await listOf([tenders, customers()])
    expect([list.isFailed, list.total]).toEqual([false, 1])
    expect(list.filters.chips.map(({ label }) => label)).toEqual([
      `${list.t('tenders.columns.taxNumber')}: 456789`,
    ])
    expect(list.filters.fields.find(({ name }) => name === 'branch.taxNumber')?.kind).toBe('text')
    const [, ...rows] = await linesOf(
      askExport('tenders', `format=csv&columns=title&${query}`, { cookie: person.cookie }),
    )
    expect(rows).toEqual([[`${tag} 4567890128`]])
    query.delete('search')
    const figures = await person.get(`/tenders/figures?${query}&where[title][like]=${tag}`)
    expect(figures.json).toMatchObject({ count: 1 })
  })

  it.each<[string, Permission[]]>([
    ['of customers', [tenders]],
    ['of that field', [tenders, customers(['name', 'taxOffice'])]],
    ['of the branch of tenders', [{ ...tenders, fields: ['title'] }, customers()]],
  ])('tell nothing to readers without the right %s', async (_, permissions) => {
    const { person, query, list } = await listOf(permissions)
    expect([list.isFailed, list.total, list.noRowsReason]).toEqual([true, 0, 'invalid'])
    expect(list.filters.fields.map(({ name }) => name)).not.toContain('branch.taxNumber')
    const file = await askExport('tenders', `format=csv&${query}`, { cookie: person.cookie })
    expect(file.status).not.toBe(200)
    query.delete('search')
    expect((await person.get(`/tenders/figures?${query}`)).status).toBe(400)
    expect((await person.get(`/tenders?${query}`)).status).toBe(400)
  })

  it('lead to nothing that is never a filter', async () => {
    for (const path of ['createdBy.hash', 'company.owner.email', 'branch.company.name', 'x.y'])
      expect((await listOf([tenders, customers()], path)).list.isFailed).toBe(true)
  })
})
