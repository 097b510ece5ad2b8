import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { loadList } from '@/app/(payload)/lists/loadList'
import { listPermissions } from '@/app/(payload)/views/listPermissions'
import { readCard } from '@/app/(payload)/views/readCard'
import { readMovement } from '@/app/(payload)/views/readMovement'
import { readOnDay } from '@/app/(payload)/views/readOnDay'
import { readOffers } from '@/app/(payload)/views/readOffers'
import { CATALOG } from '@/catalog'
import { paths } from '@/catalog/paths'
import { readPrintedTender } from '@/operations/tenders/quotation/readQuotation'
import { readTrash } from '@/operations/trash/readTrash'
import { makePerson, type Person } from '../../factories/person'
import { makeCard, makeGroup, makeMovement, makeReservation } from '../../factories/rows'
import { line, makeTender } from '../../factories/tender'
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
  await makeGroup({ parts: [{ stockCard: card, quantity: 1 }] })
  await makeReservation({ stockCard: card })
  tender = (await makeTender({ items: [line(card, { quantity: 1 })] })).id
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
}

const listOf = async (person: Person, slug: string, more: Record<string, string> = {}) => {
  const { req } = await pageFor(person, { id: card })
  const { config } = req.payload.collections[slug as 'stock-cards']
  const list = await loadList({
    req,
    slug,
    query: { columns: config.flattenedFields.map(({ name }) => name).join(','), ...more },
    permissions: await listPermissions(req, config),
    isSoundWhere: () => true,
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
    const path = `/${slug}?select[${field}]=true&depth=0&limit=500`
    expect((await seer.get(path)).text).toContain(`"${field}":`)
    // An issue tells what it was sold for, never what anything cost.
    expect(tells((await blind.get(path)).text)).toBe(false)
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
    const query = `{ ${NAMES[slug]}(limit: 300) { docs { id ${field} } } }`
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
