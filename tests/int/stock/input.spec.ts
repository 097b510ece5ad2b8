import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator, type Person } from '../../factories/person'
import { anyName, makeCard, makeCompany } from '../../factories/rows'
import { freeLine, makeTender } from '../../factories/tender'
import { today } from '../../factories/day'

type Refused = { errors: [{ code: string; data: { errors: Json[] } }] }
let me: Person
let card: number
let tender: number
beforeAll(async () => {
  me = await administrator()
  card = (await makeCard({ stock: 5 })).id
  tender = (await makeTender()).id
})

/** Nothing of these is a quantity. */
const NO_QUANTITY = [
  -1,
  0,
  1e-30,
  0.0001,
  '1e999',
  'NaN',
  'Infinity',
  '1,5',
  '١٢',
  '12abc',
  true,
  [5],
  { a: 1 },
  '',
  ' ',
  '0x10',
  9007199254740993,
  '123456789012345678',
]
/** Nothing of these is a price; 0.005 is one, with six decimals. */
const NO_PRICE = [0, -0.01, 123456789012345, 1.2345678, '1e999', 'NaN', '1,5', '١٢', true, [5], '']

const asking = async (method: 'post' | 'patch', path: string, body: Json, language = 'tr') => {
  const { status, json } = await me[method]<Refused>(path, body, {
    headers: { 'Accept-Language': language },
  })
  const { code, data } = json.errors?.[0] ?? {}
  return { status, code, fields: data?.errors?.map(({ path: at }) => at), errors: data?.errors }
}

const movement = (data: Json) => ({
  stockCard: card,
  type: 'in',
  quantity: 1,
  price: 1,
  currencyType: 'TRY',
  operationDate: today(),
  ...data,
})
const draft = (data: Json) => ({ title: 'Girdi', date: today(), items: [freeLine()], ...data })

type Way = [string, string, string, (value: unknown) => Json]
const QUANTITIES: Way[] = [
  ['a movement', '/stock-movements', 'quantity', (quantity) => movement({ quantity })],
  [
    'a reservation',
    '/stock-reservations',
    'quantity',
    (quantity) => ({ stockCard: card, quantity }),
  ],
  [
    'a line',
    '/tenders',
    'items.0.quantity',
    (quantity) => draft({ items: [freeLine({ quantity })] }),
  ],
  ['a line alone', '/tender-items', 'quantity', (quantity) => freeLine({ tender, quantity })],
  [
    'a part',
    '/stock-groups',
    'parts.0.quantity',
    (quantity) => ({ name: anyName('Grup'), parts: [{ stockCard: card, quantity }] }),
  ],
]
const PRICES: Way[] = [
  ['a movement', '/stock-movements', 'price', (price) => movement({ price })],
  [
    'a line',
    '/tenders',
    'items.0.unitPrice',
    (unitPrice) => draft({ items: [freeLine({ unitPrice })] }),
  ],
  ['a line alone', '/tender-items', 'unitPrice', (unitPrice) => freeLine({ tender, unitPrice })],
]

const countOf = async (path: string) => {
  const table = path.slice(1).replaceAll('-', '_')
  return (await select<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n
}

describe.each(QUANTITIES)('the quantity of %s', (_, path, field, body) => {
  it.each(NO_QUANTITY)('is not %j', async (value) => {
    const before = await countOf(path)
    expect(await asking('post', path, body(value))).toMatchObject({ status: 400, fields: [field] })
    expect(await countOf(path)).toBe(before)
  })
})

describe.each(PRICES)('the price of %s', (_, path, field, body) => {
  it.each(NO_PRICE)('is not %j', async (value) => {
    const before = await countOf(path)
    expect(await asking('post', path, body(value))).toMatchObject({ status: 400, fields: [field] })
    expect(await countOf(path)).toBe(before)
  })

  it('is 0.005, to the last digit', async () => {
    const { status, text } = await me.post(path, body(0.005))
    expect(status, text).toBe(201)
  })
})

describe('sentences', () => {
  it.each([
    ['tr', 'priceNotPositive', movement, 'price', "Fiyat 0'dan büyük olmalıdır."],
    ['tr', 'quantityNotPositive', movement, 'quantity', 'Miktar 0’dan büyük olmalıdır.'],
    ['en', 'priceNotPositive', movement, 'price', 'Price must be greater than 0.'],
  ] as const)('%s: %s', async (language, code, body, field, message) => {
    const { errors } = await asking(
      'post',
      '/stock-movements',
      body({ stockCard: card, [field]: 0 }),
      language,
    )
    expect(errors).toEqual([{ path: field, code, message }])
  })

  it.each(['currentPrice', 'offerPrice', 'priceUsd', 'priceEur'])(
    'says it at the %s of a card',
    async (field) => {
      const { status, errors } = await asking('post', '/stock-cards', {
        name: 'Bedava',
        [field]: 0,
      })
      expect(status).toBe(400)
      const message = "Fiyat 0'dan büyük olmalıdır."
      expect(errors).toEqual([{ path: field, code: 'priceNotPositive', message }])
    },
  )

  it('marks every cell at once', async () => {
    const items = [freeLine({ quantity: 0 }), freeLine({ unitPrice: '1,5', taxRate: 101 })]
    const { fields } = await asking('post', '/tenders', draft({ items }))
    expect(fields).toEqual(['items.0.quantity', 'items.1.unitPrice', 'items.1.taxRate'])
  })
})

describe('other figures', () => {
  it.each([
    [{ discountType: 'percent', discountValue: 100.01 }, 'discountValue'],
    [{ discountType: 'percent', discountValue: -1 }, 'discountValue'],
    [{ discountType: 'amount', discountValue: 100.01 }, 'discountValue'],
    [{ discountType: 'amount', discountValue: 'NaN' }, 'discountValue'],
    [{ discountType: 'half', discountValue: 1 }, 'discountValue'],
    [{ currency: 'USD', currencyRate: 0 }, 'currencyRate'],
    [{ currency: 'USD', currencyRate: -1 }, 'currencyRate'],
    [{ currency: 'USD', currencyRate: 1e9 }, 'currencyRate'],
    [{ currency: 'USD', currencyRate: '34,5' }, 'currencyRate'],
    [{ currency: 'GBP', currencyRate: 1 }, 'currency'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: 'yarın' }, 'date'],
    [{ date: '0001-01-01' }, 'date'],
    [{ date: '+275760-09-13' }, 'date'],
    [{ date: 7 }, 'date'],
    [{ items: 'x' }, 'items'],
    [{ items: [freeLine({ taxRate: 100.5 })] }, 'items.0.taxRate'],
    [{ items: [freeLine({ taxRate: -1 })] }, 'items.0.taxRate'],
    [
      { items: [freeLine({ discountType: 'percent', discountValue: 101 })] },
      'items.0.discountValue',
    ],
    [
      { items: [freeLine({ discountType: 'amount', discountValue: 101 })] },
      'items.0.discountValue',
    ],
    [{ items: [freeLine({ kind: 'gift' })] }, 'items.0.kind'],
    [{ items: [{ kind: 'stockCard', quantity: 1, unitPrice: 1 }] }, 'items.0.stockCard'],
    [{ items: [null] }, 'items.0'],
    [
      { paymentInstallments: [{ dueDate: today(), amount: '1,5' }] },
      'paymentInstallments.0.amount',
    ],
  ])('of a tender: %j', async (data, field) => {
    const { status, fields } = await asking('post', '/tenders', draft(data))
    expect(status).toBe(400)
    expect(fields).toContain(field)
  })
})

describe('bodies that reach for more (J-02, J-03, J-05, J-07)', () => {
  it.each([
    ['/tenders', { _status: 'published' }],
    ['/tenders', { deletedAt: today() }],
    ['/tenders', { __v: 1 }],
    ['/stock-cards', { reserved: 5 }],
  ])('%s %j', async (path, more) => {
    const base = path === '/tenders' ? draft({}) : { name: anyName('Kart') }
    expect([201, 400]).toContain((await me.post(path, { ...base, ...more })).status)
  })

  it('does not make a row under an id of the client’s choice', async () => {
    const { json } = await me.post<{ doc?: { id: number } }>('/companies', {
      id: 2_000_000_000,
      name: anyName('Firma'),
    })
    expect(json.doc?.id).not.toBe(2_000_000_000)
  })
})

describe('ids', () => {
  it.each(['0', '-1', 'abc', '1.5', '99999999999999999999', '1%20or%201=1', '2147483648'])(
    'that cannot be: %s',
    async (id) => {
      expect([400, 404]).toContain((await me.get(`/stock-cards/${id}`)).status)
      expect([400, 404]).toContain((await me.patch(`/stock-cards/${id}`, { name: 'x' })).status)
      expect([400, 404]).toContain((await me.remove(`/stock-cards/${id}`)).status)
      expect([400, 404]).toContain((await me.post(`/tenders/${id}/approve`)).status)
    },
  )

  it('that are not there: 404', async () => {
    expect((await me.get('/stock-cards/2147483647')).status).toBe(404)
    expect((await me.patch('/stock-cards/2147483647', { name: 'x' })).status).toBe(404)
    expect((await me.remove('/stock-cards/2147483647')).status).toBe(404)
    expect((await me.post('/tenders/2147483647/approve')).status).toBe(404)
    expect((await me.post('/stock-movements/2147483647/reverse')).status).toBe(404)
  })

  it.each([2147483647, -1, 'abc', [1], true])(
    'of a card that a row cannot point to: %j',
    async (stockCard) => {
      const { status } = await asking('post', '/stock-movements', movement({ stockCard }))
      expect([400, 404, 409]).toContain(status)
      const company = await makeCompany()
      const line = { kind: 'stockCard', stockCard, quantity: 1, unitPrice: 1 }
      const made = await asking('post', '/tenders', draft({ company: company.id, items: [line] }))
      expect([400, 404, 409]).toContain(made.status)
    },
  )
})
