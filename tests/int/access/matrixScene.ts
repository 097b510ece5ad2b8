import type { Json } from '../../factories/client'
import { makeDraftCount } from '../../factories/counts'
import { accept, makeOffer } from '../../factories/offer'
import { administrator, PASSWORD } from '../../factories/person'
import { makePriceChange } from '../../factories/prices'
import { makeRate, rateOf } from '../../factories/rates'
import {
  anyName,
  makeBranch,
  makeCard,
  makeCompany,
  makeEmployee,
  makeGroup,
  makeMovement,
  makeReservation,
  makeRow,
  makeStockType,
  type Row,
} from '../../factories/rows'
import { freeLine, makeTender } from '../../factories/tender'
import { today } from '../../factories/day'

/** A row to ask for, and what another one is made of. */
export type Scene = Record<string, { id: number; body: Json }>

const newest = async (slug: string): Promise<number> => {
  const { json } = await (await administrator()).get<{ docs: Row[] }>(`/${slug}?sort=-id&limit=1`)
  const [row] = json.docs
  if (!row) throw new Error(`No ${slug}`)
  return row.id
}

/** What commands write: each by its command. */
const writtenByCommands = async (tender: number, card: number): Promise<Record<string, number>> => {
  const { post, patch } = await administrator()
  const name = anyName('Şablon')
  const saved = await post<{ doc: Row }>(`/tenders/${tender}/save-as-template`, { name })
  const offer = await makeOffer()
  await accept(offer)
  // Long before any movement of any test.
  const reason = 'Deneme'
  await post('/stock-periods/close', { day: '1990-01-01', reason })
  await post('/stock-periods/reopen', { reason })
  await patch(`/stock-cards/${card}`, { currentPrice: 10 })
  return {
    'tender-templates': saved.json.doc.id,
    'tender-sends': offer.send,
    'tender-answers': await newest('tender-answers'),
    'stock-closings': await newest('stock-closings'),
    'price-changes': await makePriceChange([card]),
  }
}

/** One row of every collection that rights to a subject open. */
export const makeScene = async (): Promise<Scene> => {
  const company = (await makeCompany()).id
  const card = (await makeCard({ stock: 5, costPrice: 8 })).id
  const group = await makeGroup({ parts: [{ stockCard: card, quantity: 1 }] })
  const otherCard = (await makeCard()).id
  const tender = await makeTender()
  const role = await makeRow('roles', { name: anyName('Rol'), permissions: [] })
  const user = await makeRow('users', {
    name: 'A',
    email: `${anyName('k').replace(' ', '')}@example.com`,
    password: PASSWORD,
    role: role.id,
  })
  const webhook = {
    name: 'A',
    url: 'https://example.com/hook',
    client: (await makeRow('api-clients', { name: 'B', role: role.id })).id,
    types: ['tender.sent'],
  }
  const movement = {
    stockCard: card,
    type: 'in',
    quantity: 1,
    price: 1,
    currencyType: 'TRY',
    operationDate: today(),
  }
  const made = {
    companies: [company, { name: 'A' }],
    branches: [(await makeBranch({ company })).id, { company, name: 'A' }],
    employees: [(await makeEmployee({ company })).id, { company, name: 'A' }],
    meets: [(await makeRow('meets', { title: 'A' })).id, { title: 'A' }],
    'company-projects': [(await makeRow('company-projects', { name: 'A' })).id, { name: 'A' }],
    tenders: [tender.id, { title: 'A', date: today(), currency: 'TRY', items: [freeLine()] }],
    'tender-items': [(tender.items as { id: number }[])[0]?.id, freeLine({ tender: tender.id })],
    'lost-reasons': [
      (await makeRow('lost-reasons', { name: anyName('Neden') })).id,
      { name: anyName('Neden') },
    ],
    'stock-types': [(await makeStockType()).id, { name: anyName('Tür') }],
    'stock-cards': [otherCard, { name: 'A' }],
    'stock-groups': [group.id, { name: anyName('Grup') }],
    'stock-group-stocks': [
      (group.parts as { id: number }[])[0]?.id,
      { stockGroup: group.id, stockCard: otherCard, quantity: 1 },
    ],
    'stock-movements': [(await makeMovement({ stockCard: card })).id, movement],
    'stock-reservations': [
      (await makeReservation({ stockCard: card })).id,
      { stockCard: card, quantity: 1 },
    ],
    'stock-counts': [await makeDraftCount([card]), { title: 'A', scope: 'list' }],
    users: [
      user.id,
      {
        name: 'B',
        email: `${anyName('b').replace(' ', '')}@example.com`,
        password: PASSWORD,
        role: role.id,
      },
    ],
    roles: [role.id, { name: anyName('Rol'), permissions: [] }],
    'api-clients': [
      (await makeRow('api-clients', { name: 'A', role: role.id })).id,
      { name: 'A', role: role.id },
    ],
    webhooks: [(await makeRow('webhooks', webhook)).id, webhook],
    'currency-rates': [(await makeRate()).id, rateOf()],
    ...Object.fromEntries(
      Object.entries(await writtenByCommands(tender.id, card)).map(([slug, id]) => [
        slug,
        [id, { name: 'A', title: 'A' }],
      ]),
    ),
  } as Record<string, [number, Json]>
  return Object.fromEntries(Object.entries(made).map(([slug, [id, body]]) => [slug, { id, body }]))
}
