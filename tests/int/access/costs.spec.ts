import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { loadList } from '@/queries/list/loadList'
import { listPermissions } from '@/access/roles/listPermissions'
import { readCard } from '@/queries/stock/readCard'
import { readMovement } from '@/queries/stock/readMovement'
import { readOnDay } from '@/queries/stock/readOnDay'
import { readOffers } from '@/queries/shared/readOffers'
import { CATALOG } from '@/catalog'
import { paths } from '@/catalog/paths'
import { readPrintedTender } from '@/queries/tenders/quotation/readQuotation'
import { readContent } from '@/queries/tenders/readContent'
import { readTrash } from '@/queries/trash/readTrash'
import { unitCostOfGroup } from '@/domain/tenders/totals/margins'
import { makePerson, type Person } from '../../factories/person'
import { makeCard, makeGroup, makeMovement, makeReservation } from '../../factories/rows'
import { freeLine, line, makeTender, step } from '../../factories/tender'
import { pageFor } from '../records/page'

/** What the card is said to cost, and what was paid for what there is of it. */
const COST = 87654321.25
const PAID = 76543210.5

/** Numbers as digits alone, however they were written. */
const digits = (text: string) => text.replace(/(?<=\d)[.,\u{202f}\u{a0}](?=\d)/gu, '')
const tells = (text: string) => /87654321|76543210/.test(digits(text))

/** Every field marked as a cost, wherever it is. */
const COSTS = CATALOG.entities.flatMap(({ slug, costs = [] }) =>
  costs.map((cost) => [slug, typeof cost === 'string' ? cost : cost.field] as const),
)

let seer: Person
let blind: Person
let card: number
let movement: number
let tender: number
let group: number
beforeAll(async () => {
  const all = allPermissions()
  seer = await makePerson(all)
  blind = await makePerson(
    all.map(({ subject, actions }) => ({
      subject,
      actions: actions.filter((action) => action !== 'seeCosts'),
    })),
  )
  const dear = { costPrice: COST, currentPrice: 5, name: 'Pahalı', minQuantity: 9 }
  card = (await makeCard({ ...dear, sku: `PAHALI-${Date.now()}` })).id
  movement = (await makeMovement({ stockCard: card, price: PAID })).id
  group = (await makeGroup({ parts: [{ stockCard: card, quantity: 1 }] })).id
  await makeReservation({ stockCard: card })
  const ofGroup = { kind: 'stockGroup', stockGroup: group, quantity: 1, unitPrice: 9, taxRate: 20 }
  tender = (await makeTender({ items: [line(card, { quantity: 1 }), ofGroup] })).id
  const deleted = await makeCard(dear)
  await seer.remove(`/stock-cards/${deleted.id}`)
})

const ask = async (person: Person, query: string) => {
  const { POST } = await import('@/app/(payload)/api/graphql/route')
  const headers = {
    'content-type': 'application/json',
    origin: 'http://localhost:3000',
    cookie: person.cookie,
  }
  const url = 'http://localhost:3000/api/graphql'
  const body = JSON.stringify({ query })
  return (await POST(new Request(url, { method: 'POST', headers, body }))).text()
}
const NAMES: Record<string, string> = {
  'stock-cards': 'StockCards',
  'stock-movements': 'StockMovements',
  'tender-items': 'TenderItems',
}

const listOf = async (person: Person, slug: string, more: Record<string, string> = {}) => {
  const { req } = await pageFor(person, { id: card })
  const { config } = req.payload.collections[slug as 'stock-cards']
  const list = await loadList({
    req,
    slug,
    query: { columns: config.flattenedFields.map(({ name }) => name).join(','), ...more },
    permissions: await listPermissions(req, config),
    readOffers,
  })
  const { rows, columns, available, filters } = list
  return JSON.stringify({ rows, columns, available, filters })
}

const get = (path: string) => async (person: Person) => (await person.get(path)).text
/** Each way out of the product, for some reader. The seer's answer shows that the way is one. */
const WAYS: Record<string, (person: Person) => Promise<string>> = {
  'the list of the API': get('/stock-cards?limit=500&depth=2'),
  'a movement with its card': (by) => get(`/stock-movements/${movement}?depth=2`)(by),
  'a part of a group with its card': get('/stock-group-stocks?depth=2&limit=500'),
  'a reservation with its card': get('/stock-reservations?depth=2&limit=500'),
  'a line of a tender with its card': get('/tender-items?depth=2&limit=500'),
  'the answer to a change': async (by) =>
    (await by.patch(`/stock-cards/${card}`, { qrCode: 'x' })).text,
  'a tender with its lines': (by) => get(`/tenders/${tender}?depth=0`)(by),
  'a tender with its lines and their cards': (by) => get(`/tenders/${tender}?depth=2`)(by),
  'the lines of tenders': get('/tender-items?depth=0&limit=500'),
  'the answer to a change of a tender': async (by) =>
    (await by.patch(`/tenders/${tender}`, { title: 'Pahalı teklif' })).text,
  'the answer to a change of its lines': async (by) => {
    const { json } = await by.get<{ items: unknown }>(`/tenders/${tender}?depth=0`)
    return (await by.patch(`/tenders/${tender}`, { items: json.items })).text
  },
  'the answer to a copy of a tender': async (by) =>
    (await by.post(`/tenders/${tender}/duplicate`, {})).text,
  'what happened to a tender': (by) =>
    get(`/audit-events/activity?subject=tenders&document=${tender}`)(by),
  'a card at a glance': (by) => get(`/peek?at=${paths.stockCardView(card)}`)(by),
  'a movement at a glance': (by) => get(`/peek?at=${paths.stockMovementView(movement)}`)(by),
  'the audit trail': get('/audit-events?limit=500'),
  'what happened to a card': (by) =>
    get(`/audit-events/activity?subject=stock-cards&document=${card}`)(by),
  'why the average cost is what it is': (by) =>
    get(`/explain?of=stock-cards/${card}/averageCost`)(by),
  'why the stock value is what it is': (by) =>
    get(`/explain?of=stock-cards/${card}/stockValue`)(by),
  'stock on a day': async (by) =>
    JSON.stringify(await readOnDay(await pageFor(by, { id: 0 }), { card: String(card) })),
  'the page of a card': async (by) =>
    JSON.stringify(await readCard(await pageFor(by, { id: card }), {})),
  'the prices of a card': async (by) =>
    JSON.stringify(await readCard(await pageFor(by, { id: card }), { tab: 'prices' })),
  'the receipts of a card': async (by) =>
    JSON.stringify(
      await readCard(await pageFor(by, { id: card }), { tab: 'movements', of: 'cost' }),
    ),
  'the page of a movement': async (by) =>
    JSON.stringify(await readMovement(await pageFor(by, { id: movement }))),
  'the list of cards': (by) => listOf(by, 'stock-cards', { 'where[name][equals]': 'Pahalı' }),
  'the list of movements': (by) => listOf(by, 'stock-movements'),
}

/** Ways that show costs to nobody, with what they do show. */
const SILENT: Record<string, [(person: Person) => Promise<string>, string]> = {
  'the search': [get('/search?q=Pahalı'), 'Pahalı'],
  'the dashboard': [get('/dashboard?period=30d'), '"widgets"'],
  notifications: [get('/notifications?limit=100'), '"docs"'],
  'the printed tender': [
    async (by) => {
      const { req } = await pageFor(by, { id: card })
      return JSON.stringify(await readPrintedTender(req, tender))
    },
    'PAHALI-',
  ],
  'a tender at a glance': [
    async (by) => get(`/peek?at=/tenders/edit/${tender}`)(by),
    'Pahalı teklif',
  ],
  'the list of tenders': [(by) => listOf(by, 'tenders'), 'Pahalı teklif'],
  'what papers, hashes and copies of a tender are made of': [
    async (by) => {
      const { req } = await pageFor(by, { id: card })
      return JSON.stringify(await readContent(req, tender))
    },
    'Pahalı teklif',
  ],
  'the trash': [
    async (by) => {
      const { req } = await pageFor(by, { id: card })
      const asked = { kind: null, before: null, size: 50, now: new Date() }
      return JSON.stringify(await readTrash({ req, ...asked }))
    },
    'Pahalı',
  ],
}

describe('CO1 costs leave the product by no way for those who may not see them', () => {
  it.each(Object.keys(WAYS))('%s', async (way) => {
    expect(tells(await WAYS[way]!(seer)), 'no way at all').toBe(true)
    expect(tells(await WAYS[way]!(blind))).toBe(false)
  })

  it.each(Object.keys(SILENT))('%s', async (way) => {
    const [read, sign] = SILENT[way]!
    const said = await read(blind)
    expect(said).toContain(sign)
    expect(tells(said)).toBe(false)
  })
})

describe('CO2 a field that is a cost', () => {
  it.each(COSTS)('%s %s is in the answer for holders alone', async (slug, field) => {
    const path = `/${slug}?select[${field}]=true&depth=0&limit=500&sort=-id`
    expect((await seer.get(path)).text).toContain(`"${field}":`)
    // An issue shows the selling price, never a cost.
    const told = await blind.get(path)
    expect([told.status, tells(told.text)]).toEqual([200, false])
  })

  it.each(COSTS)('%s %s is neither a filter nor an order for others', async (slug, field) => {
    for (const query of [
      `sort=${field}`,
      `sort=-${field}`,
      `where[${field}][greater_than]=1`,
      `where[${field}][exists]=true`,
      `where[or][0][${field}][less_than]=99`,
    ]) {
      expect(`${query} ${(await seer.get(`/${slug}?${query}`)).status}`).toBe(`${query} 200`)
      expect([400, 403], query).toContain((await blind.get(`/${slug}?${query}`)).status)
    }
    const counted = await blind.get(`/${slug}/count?where[${field}][greater_than]=1`)
    expect([400, 403]).toContain(counted.status)
  })

  it.each(COSTS)('%s %s is silent in GraphQL', async (slug, field) => {
    const query = `{ ${NAMES[slug]}(limit: 300, sort: "-id") { docs { id ${field} } } }`
    expect(tells(await ask(seer, query))).toBe(true)
    expect(tells(await ask(blind, query))).toBe(false)
    const filtered = `{ ${NAMES[slug]}(where: { ${field}: { greater_than: 1 } }) { docs { id } } }`
    expect(await ask(blind, filtered)).toContain('"errors"')
  })

  it.each(COSTS)('%s %s orders no list page of theirs', async (slug, field) => {
    const plain = await listOf(blind, slug)
    expect(await listOf(blind, slug, { sort: field })).toBe(plain)
    expect(plain).not.toContain(`"sortBy":"${field}"`)
  })

  it('is not written by them, in a new card and in a change', async () => {
    await blind.patch(`/stock-cards/${card}`, { costPrice: 1 })
    const { json } = await seer.get(`/stock-cards/${card}`)
    expect(json.costPrice).toBe(COST)
    const made = await blind.post<{ doc: { id: number } }>('/stock-cards', {
      name: 'Yeni',
      taxRate: 20,
      costPrice: 3,
    })
    const { json: fresh } = await seer.get(`/stock-cards/${made.json.doc.id}`)
    expect(fresh.costPrice ?? null).toBeNull()
  })
})

describe('CO3 what a line cost when it was quoted', () => {
  type Item = { id: number; unitCost?: number | null; unitPrice: number }
  const itemsOf = async (id: number) => {
    const { json } = await seer.get<{ items: Item[] }>(`/tenders/${id}?depth=0`)
    return json.items
  }
  const cost = async (id: number) => (await itemsOf(id)).map(({ unitCost }) => unitCost ?? null)
  const receive = (stockCard: number, price: number, quantity = 1) =>
    makeMovement({ stockCard, price, quantity })

  it('is the average of its card, its cost price before a receipt, and nothing for words', async () => {
    const bought = await makeCard({ costPrice: 99 })
    await receive(bought.id, 10)
    await receive(bought.id, 20, 3)
    const listed = await makeCard({ costPrice: 7 })
    const unknown = await makeCard()
    const { id } = await makeTender({
      items: [line(bought.id), line(listed.id), line(unknown.id), freeLine()],
    })
    expect(await cost(id)).toEqual([17.5, 7, null, null])
  })

  it('of a group is the sum of its parts as the domain has it, or nothing', async () => {
    const [one, two, none] = [
      await makeCard({ costPrice: 3.333333, unit: 'kg' }),
      await makeCard(),
      await makeCard(),
    ]
    await receive(two.id, 4)
    const whole = await makeGroup({
      parts: [
        { stockCard: one.id, quantity: 0.5 },
        { stockCard: two.id, quantity: 2 },
      ],
    })
    const part = await makeGroup({
      parts: [
        { stockCard: one.id, quantity: 1 },
        { stockCard: none.id, quantity: 1 },
      ],
    })
    const empty = await makeGroup()
    const of = (stockGroup: number) =>
      freeLine({ kind: 'stockGroup', stockGroup, description: null })
    const { id } = await makeTender({ items: [of(whole.id), of(part.id), of(empty.id)] })
    const domain = unitCostOfGroup([
      { quantity: 0.5, unitCost: 3.333333 },
      { quantity: 2, unitCost: 4 },
    ])
    expect(await cost(id)).toEqual([domain?.toNumber(), null, null])
  })

  it('stays until card or price are set anew, whoever sets them and whatever they send', async () => {
    const bought = await makeCard()
    await receive(bought.id, 10)
    const { id } = await makeTender({ items: [line(bought.id)] })
    await receive(bought.id, 30)
    const [item] = await itemsOf(id)
    await seer.patch(`/tenders/${id}`, { items: [{ ...item, quantity: 2, unitCost: 1 }] })
    await seer.patch(`/tender-items/${item!.id}`, { description: 'Başka', unitCost: 1 })
    expect(await cost(id)).toEqual([10])
    await blind.patch(`/tenders/${id}`, { items: [{ ...item, unitCost: 1, unitPrice: 101 }] })
    expect(await cost(id)).toEqual([20])
    await step(id, 'send', { to: [] })
    await step(id, 'approve')
    await receive(bought.id, 60, 2)
    expect(await cost(id)).toEqual([20])
    await step(id, 'withdraw-approval')
    const revised = await step(id, 'revise')
    expect(await cost(revised.id)).toEqual([40])
  })

  it('comes back with a deleted line as it was', async () => {
    const bought = await makeCard()
    await receive(bought.id, 10)
    const { id } = await makeTender({ items: [line(bought.id), freeLine()] })
    const [item] = await itemsOf(id)
    await seer.remove(`/tender-items/${item!.id}`)
    await receive(bought.id, 30)
    const deleted = { collection: 'tender-items', record: item!.id }
    expect((await seer.post('/trash/restore', deleted)).status).toBe(200)
    expect(await cost(id)).toContain(10)
  })
})
