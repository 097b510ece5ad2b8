import { answerRead } from '@/gate/reads/answerRead'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator, PASSWORD } from '../../factories/person'
import {
  anyName,
  makeCard,
  makeCompany,
  makeGroup,
  makeMovement,
  makeReservation,
} from '../../factories/rows'
import { rateOf } from '../../factories/rates'
import { freeLine, makeTender } from '../../factories/tender'
import { today } from '../../factories/day'
import { getTestPayload } from '../../helpers/payload'

/** Fields only the server writes, beside the system's own, with a value a client might try. */
const SYSTEM = { createdAt: '1999-01-01T00:00:00.000Z', updatedAt: '1999-01-01T00:00:00.000Z' }
const FORBIDDEN: Record<string, Json> = {
  tenders: {
    number: 'TKF-1999-00001',
    status: 'approved',
    isApproved: true,
    approvedBy: 1,
    approvedFor: 1,
    approvedAt: '2026-01-01T00:00:00.000Z',
    isInvoiced: true,
    invoiceNumber: 'ABC1999000000001',
    invoicedAt: '2026-01-01T00:00:00.000Z',
    invoiceRate: 9,
    rateDay: '2026-01-01',
    rateSource: 'centralBankSelling',
    invoiceRateDay: '2026-01-01',
    invoiceRateSource: 'manual',
    invoiceTotalBase: 1,
    revision: 7,
    revisionOf: 1,
    reason: 'x',
    subtotal: 1,
    discountTotal: 1,
    taxTotal: 1,
    total: 1,
    totalBase: 1,
    createdBy: 1,
    approvedHash: 'x',
  },
  'tender-items': { net: 1, tax: 1 },
  'stock-cards': {
    currentQuantity: 50,
    reservedQuantity: 5,
    availableQuantity: 45,
    averageCost: 3,
  },
  'stock-groups': { buildableQuantity: 50 },
  'stock-movements': {
    operationUser: 1,
    balanceAfter: 77,
    averageCostAfter: 77,
    reversalOf: 1,
    reservation: 1,
  },
  'stock-reservations': { status: 'fulfilled', reservedBy: 1, remainingQuantity: 0.5 },
  'currency-rates': { source: 'centralBank' },
  users: {
    status: 'passive',
    sessions: [{ id: 'mine', createdAt: '2026-01-01', expiresAt: '2999-01-01' }],
    hash: 'x',
    salt: 'x',
    resetPasswordToken: 'x',
    resetPasswordExpiration: '2999-01-01T00:00:00.000Z',
    loginAttempts: -100,
    lockUntil: '2999-01-01T00:00:00.000Z',
  },
}

/** The database row with its counters; rows of other tables are read separately. */
const stored = async (collection: string, id: number) => {
  const [row] = await select<Json>(
    `select to_jsonb(t) - 'updated_at' as row from ${collection.replaceAll('-', '_')} t where id = $1`,
    [id],
  )
  return row?.row as Json
}

const bodies: Record<string, () => Promise<Json>> = {
  tenders: async () => ({
    title: anyName('Teklif'),
    date: today(),
    company: (await makeCompany()).id,
    items: [freeLine()],
  }),
  'tender-items': async () => freeLine({ tender: (await makeTender()).id }),
  'stock-cards': async () => ({ name: anyName('Kart') }),
  'stock-groups': async () => ({ name: anyName('Grup') }),
  'stock-movements': async () => ({
    stockCard: (await makeCard()).id,
    type: 'in',
    quantity: 3,
    price: 2,
    currencyType: 'TRY',
    operationDate: today(),
  }),
  'stock-reservations': async () => ({
    stockCard: (await makeCard({ stock: 5 })).id,
    quantity: 2,
  }),
  'currency-rates': async () => rateOf(),
  users: async () => ({
    name: anyName('Kişi'),
    email: `${anyName('k').replace(' ', '')}@example.com`,
    password: PASSWORD,
    role: (await administrator()).roleId,
  }),
}

const without = (row: Json, ...names: string[]) =>
  // Folded columns follow from the columns they are named after.
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !names.includes(name.replace(/_folded$/, ''))),
  )

// What differs between any two rows, or is drawn anew for each.
const OWN = [
  'id',
  'created_at',
  // When the days of grace for a second factor began.
  'factor_grace_from',
  'title',
  'name',
  'email',
  'salt',
  'hash',
  'company_id',
]
const OTHERS = ['stock_card_id', 'tender_id', 'day']

describe.each(Object.keys(FORBIDDEN))('%s', (collection) => {
  const forbidden: Json = { ...FORBIDDEN[collection], ...SYSTEM }
  let plain: Json
  beforeAll(async () => {
    const { post } = await administrator()
    const { json } = await post<{ doc: { id: number } }>(
      `/${collection}`,
      await bodies[collection]?.(),
    )
    plain = await stored(collection, json.doc.id)
  })

  it.each(Object.keys(forbidden))('takes no %s when a row is made', async (field) => {
    const { post } = await administrator()
    const body = { ...(await bodies[collection]?.()), [field]: forbidden[field] }
    const { status, json, text } = await post<{ doc: { id: number } }>(`/${collection}`, body)
    expect([201, 400], text).toContain(status)
    const row = status === 201 ? await stored(collection, json.doc.id) : plain
    expect(without(row, ...OWN, ...OTHERS)).toEqual(without(plain, ...OWN, ...OTHERS))
    expect(String(row.created_at)).not.toMatch(/^1999/)
  })

  it.each(Object.keys(forbidden))('takes no %s when a row is changed', async (field) => {
    const { patch } = await administrator()
    const id = Number(plain.id)
    const { status, text } = await patch(`/${collection}/${id}`, { [field]: forbidden[field] })
    expect([200, 400], text).toContain(status)
    expect(await stored(collection, id)).toEqual(plain)
  })
})

it('has no session, hash or token of a client’s making', async () => {
  expect(await select(`select 1 from users_sessions where id = 'mine'`)).toEqual([])
  expect(
    await select(`select 1 from users where hash = 'x' or reset_password_token = 'x'`),
  ).toEqual([])
})

it('computes the buildable quantity of a group, whatever is sent', async () => {
  const { get, cookie } = await administrator()
  const card = await makeCard({ stock: 7 })
  await makeMovement({ stockCard: card.id, quantity: 2 })
  await makeReservation({ stockCard: card.id, quantity: 1 })
  const group = await makeGroup({
    parts: [{ stockCard: card.id, quantity: 3 }],
    buildableQuantity: 50,
  })
  const payload = await getTestPayload()
  /** As Payload answers, and as the read layer does. */
  const buildable = async (id: number) => {
    const headers = new Headers({ cookie })
    const answer = await answerRead(payload, {
      segments: ['stock-groups', `${id}`],
      search: '',
      headers,
    })
    return [
      (await get(`/stock-groups/${id}`)).json.buildableQuantity,
      (JSON.parse(answer?.body ?? '{}') as { buildableQuantity?: unknown }).buildableQuantity,
    ]
  }
  expect(await buildable(group.id)).toEqual([2, 2])
  // What may be used without stock limits nothing: alone it leaves no number.
  const service = await makeCard({ allowNoStock: true })
  const free = { stockCard: service.id, quantity: 1 }
  const mixed = await makeGroup({ parts: [{ stockCard: card.id, quantity: 3 }, free] })
  const alone = await makeGroup({ parts: [free] })
  expect([await buildable(mixed.id), await buildable(alone.id)]).toEqual([
    [2, 2],
    [null, null],
  ])
})
