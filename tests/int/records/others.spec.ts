import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { readCard } from '@/queries/stock/readCard'
import { readCustomer } from '@/queries/customers/readCustomer'
import { readMovement } from '@/queries/stock/readMovement'
import { readProject } from '@/queries/projects/readProject'
import { readReservation } from '@/queries/stock/readReservation'
import type { Permission } from '@/access/roles/permissions'
import type { Figure } from '@/present/record/recordFact'
import { administrator, makePerson, type Person } from '../../factories/person'
import {
  makeBranch,
  makeCard,
  makeCompany,
  makeReservation,
  makeRow,
  type Row,
} from '../../factories/rows'
import { issue } from '../../factories/stock'
import { freeLine, makeTender, step } from '../../factories/tender'
import { pageFor, statementsOf } from './page'

let boss: Person
let company: Row
let project: Row
beforeAll(async () => {
  boss = await administrator()
  company = await makeCompany()
  await makeBranch({ company: company.id })
  project = await makeRow('company-projects', { name: 'Köprü', company: company.id })
  const about = { company: company.id, companyProject: project.id }
  const worth = (unitPrice: number) => ({ items: [freeLine({ unitPrice, taxRate: 0 })] })
  await makeTender({ ...about, ...worth(100) })
  const usd = { currency: 'USD', currencyRate: 40 }
  await step((await makeTender({ ...about, ...worth(10), ...usd })).id, 'send')
  await step((await makeTender({ ...about, ...worth(7) })).id, 'approve')
  const paid = await makeTender({ ...about, ...worth(3) })
  await step(paid.id, 'approve')
  await step(paid.id, 'invoice')
  const lost = await makeTender({ ...about, ...worth(1_000) })
  await step(lost.id, 'cancel', { reason: 'Vazgeçildi' })
})

const customer = async (tab?: string, person = boss) => {
  const sheet = await readCustomer(await pageFor(person, { id: company.id }), tab)
  if (!sheet) throw new Error('no customer')
  return sheet
}

/** What the list behind a figure adds up to. */
const sumOf = async ({ href }: Figure): Promise<number> => {
  const { search } = new URL(href ?? '', 'http://x')
  const { json } = await boss.get<{ docs: { totalBase: number }[] }>(
    `/tenders${search}&pagination=false`,
  )
  return json.docs.reduce((sum, { totalBase }) => sum + totalBase, 0)
}

describe('RX1 the figures of a customer', () => {
  it('are stored totals in lira, each of the list it leads to', async () => {
    const { figures } = await customer()
    expect(figures.map(({ label, value }) => [label, value])).toEqual([
      ['Açık', '₺500,00'],
      ['Onaylandı, faturalanmadı', '₺7,00'],
      ['Faturalandı', '₺3,00'],
    ])
    expect(await Promise.all(figures.map(sumOf))).toEqual([500, 7, 3])
  })
})

describe('RX2 the tabs of a customer', () => {
  it('count what there is and read the open one', async () => {
    const page = await pageFor(boss, { id: company.id })
    const { result, statements } = await statementsOf(() => readCustomer(page, 'tenders'))
    expect(result?.tabs.map(({ name, count }) => [name, count])).toEqual([
      ['timeline', undefined],
      ['overview', undefined],
      ['branches', 1],
      ['employees', 0],
      ['meets', 0],
      ['tenders', 5],
      ['projects', 1],
      ['activity', undefined],
    ])
    expect(result?.part?.rows).toHaveLength(5)
    // Two of them look whether the customer is there twice; nothing is looked for without the rights.
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(12)
    const reader = await makePerson(
      allPermissions().map((each) =>
        each.subject === 'customers' ? { ...each, actions: ['read', 'write'] } : each,
      ),
    )
    const other = await pageFor(reader, { id: company.id })
    const read = await statementsOf(() => readCustomer(other, 'tenders'))
    expect(read.result?.merging).toBe(null)
    expect(read.statements.length, read.statements.join('\n')).toBeLessThanOrEqual(10)
  })

  it('are reached by what the customer has and the reader may see', async () => {
    const { id } = await makeRow('companies', { name: 'Ulaş', bossPhone: '0212 555 00 01' })
    await makeBranch({ company: id, address: 'Sanayi Cad. 4\nBursa' })
    const reachOf = async (person: Person) =>
      (await readCustomer(await pageFor(person, { id }), 'overview'))?.reach
    const noteHref = `/customers/view/${id}`
    const address = 'Sanayi Cad. 4\nBursa'
    const planned = { slug: 'companies', id }
    expect(await reachOf(boss)).toEqual({
      ...{ phone: '0212 555 00 01', email: null },
      ...{ address, noteHref, planned },
    })
    await makeRow('employees', {
      company: id,
      name: 'Can',
      isDefaultContact: true,
      phone1: '0224 555 00 02',
      email: 'can@example.com',
    })
    expect(await reachOf(boss)).toEqual({
      phone: '0224 555 00 02',
      email: 'can@example.com',
      address,
      noteHref,
      planned,
    })
    const narrow = await makePerson([
      { subject: 'customers', actions: ['read'], fields: ['name', 'email', 'bossPhone'] },
    ])
    expect(await reachOf(narrow)).toEqual({
      phone: '0212 555 00 01',
      email: null,
      address: null,
      noteHref: null,
      planned: null,
    })
  })

  it('make new rows for this customer that lead back', async () => {
    const sheet = await customer('projects')
    const hrefs = [sheet.part?.create?.href, sheet.newMeetHref, sheet.newTenderHref]
    expect(
      hrefs.map((href) => new URL(href ?? '', 'http://x').searchParams.get('company')),
    ).toEqual(hrefs.map(() => String(company.id)))
    expect(sheet.newMeetHref).toMatch(new RegExp(`^/customers/meets/new/${company.id}\\?`))
    expect(hrefs.map((href) => new URL(href ?? '', 'http://x').searchParams.get('back'))).toEqual(
      ['projects', 'meets', 'tenders'].map((tab) => `/customers/view/${company.id}?tab=${tab}`),
    )
  })
})

describe('RX3 who sees what', () => {
  it('without the right to tenders there are neither figures nor their tab', async () => {
    const person = await makePerson([{ subject: 'customers', actions: ['read'] }])
    const sheet = await customer('tenders', person)
    expect(sheet.figures).toEqual([])
    expect([sheet.tab, sheet.part, sheet.newTenderHref]).toEqual(['timeline', null, undefined])
    expect(sheet.tabs.map(({ name }) => name)).toEqual([
      'timeline',
      'overview',
      'branches',
      'employees',
      'meets',
    ])
  })

  it('who may not see totals sees no figure made of them', async () => {
    const person = await makePerson([
      { subject: 'customers', actions: ['read'] },
      { subject: 'tenders', actions: ['read'], fields: ['title', 'company', 'status'] },
    ])
    const sheet = await customer('tenders', person)
    expect(sheet.figures).toEqual([])
    expect(sheet.part?.columns.map(({ name }) => name)).toEqual(['title', 'status'])
  })
})

it('RX3 pages of records open for whoever reads a single field of them', async () => {
  const card = await makeCard({ stock: 10 })
  const movement = await makeRow('stock-movements', issue(card.id, 1))
  const reservation = await makeReservation({ stockCard: card.id, quantity: 1 })
  const pageOf = async (subject: Permission['subject'], field: string, id: number) =>
    pageFor(await makePerson([{ subject, actions: ['read'], fields: [field] }]), { id })
  const sheets = await Promise.all([
    pageOf('customers', 'name', company.id).then((page) => readCustomer(page, undefined)),
    pageOf('company-projects', 'name', project.id).then((page) => readProject(page, undefined)),
    pageOf('stock-movements', 'quantity', movement.id).then(readMovement),
    pageOf('stock-reservations', 'quantity', reservation.id).then(readReservation),
    pageOf('stock-cards', 'sku', card.id).then((page) => readCard(page, {})),
  ])
  expect(sheets.map((sheet) => sheet?.id)).toEqual([
    ...[company.id, project.id, movement.id, reservation.id, card.id],
  ])
})

it('RX1 a project shows what was offered for it and what went there', async () => {
  const card = await makeCard({ stock: 10 })
  const given = await makeRow(
    'stock-movements',
    issue(card.id, 4, { price: 2.5, project: project.id }),
  )
  await makeRow('stock-movements', issue(card.id, 2, { price: 2.5, project: project.id }))
  await boss.post(`/stock-movements/${given.id}/reverse`, { note: 'Yanlış' })
  const sheet = await readProject(await pageFor(boss, { id: project.id }), 'movements')
  expect(sheet?.figures.map(({ value }) => value)).toEqual(['₺500,00', '₺7,00', '₺3,00', '₺5,00'])
  expect(sheet?.part?.rows).toHaveLength(3)
})

it('RX2 a movement and its reversal lead to each other', async () => {
  const card = await makeCard({ stock: 10 })
  const wrong = await makeRow('stock-movements', issue(card.id, 4))
  const before = await readMovement(await pageFor(boss, { id: wrong.id }))
  expect(before?.offers.map(({ name }) => name)).toEqual(['reverse'])
  const { json } = await boss.post<Row>(`/stock-movements/${wrong.id}/reverse`, { note: 'Yanlış' })
  const after = await readMovement(await pageFor(boss, { id: wrong.id }))
  expect(after).toMatchObject({
    isReversed: true,
    offers: [],
    ties: [{ kind: 'reversedBy', id: json.id, href: `/stock-movements/view/${json.id}` }],
  })
  const reversal = await readMovement(await pageFor(boss, { id: json.id }))
  expect(reversal).toMatchObject({
    isReversed: false,
    ties: [{ kind: 'reversalOf', id: wrong.id }],
  })
})

it('RX2 a reservation says for whom it is, and what its card has now', async () => {
  const card = await makeCard({ stock: 10 })
  const { id } = await makeReservation({ stockCard: card.id, quantity: 3, company: company.id })
  const sheet = await readReservation(await pageFor(boss, { id }))
  expect(sheet?.figures.map(({ name, cell }) => [name, cell])).toEqual([
    ['remainingQuantity', '3'],
    ['quantity', '3'],
    ['availableQuantity', '7'],
  ])
  expect(sheet?.facts.find(({ name }) => name === 'company')?.cell).toMatchObject({
    text: company.name,
    href: `/customers/view/${company.id}`,
  })
  expect(sheet?.offers.map(({ name }) => name)).toEqual(['fulfill', 'extend', 'move', 'release'])
})

it('RX2 a reservation that waits has nothing left to give out', async () => {
  const card = await makeCard({ stock: 2 })
  const { id } = await makeReservation({ stockCard: card.id, quantity: 3, waits: true })
  const sheet = await readReservation(await pageFor(boss, { id }))
  expect(sheet?.figures.map(({ name, cell }) => [name, cell])).toEqual([
    ['quantity', '3'],
    ['availableQuantity', '2'],
  ])
})
