import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard } from '../../factories/rows'

type Refused = {
  errors: { code: string; data: { row?: number; errors?: { path: string }[] } }[]
}

let boss: Person
const idOf = async (data: Json & { stock?: number } = {}) => (await makeCard(data)).id

const send = (person: Person, body: Json) => person.post<Refused>('/stock/series', body)
const onHand = async (id: number) =>
  (await boss.get<{ currentQuantity: number }>(`/stock-cards/${id}?depth=0`)).json.currentQuantity
const movementsOf = async (id: number) =>
  (
    await boss.get<{ docs: Json[] }>(
      `/stock-movements?where[stockCard][equals]=${id}&depth=0&sort=id`,
    )
  ).json.docs

beforeAll(async () => {
  boss = await administrator()
})

describe('a series of movements', () => {
  it('posts one for each row, at the given price or the card’s own', async () => {
    const [priced, known] = [await idOf(), await idOf({ stock: 4 })]
    const rows = [
      { stockCard: known, quantity: 3 },
      { stockCard: priced, quantity: 20, price: 12.5 },
    ]
    const { status, json, text } = await send(boss, { type: 'in', rows, note: 'İrsaliye 7' })
    expect(status, text).toBe(200)
    expect(json).toEqual({ done: true })
    expect([await onHand(priced), await onHand(known)]).toEqual([20, 7])
    const [, second] = await movementsOf(known)
    // At the average the card cost so far, which stays.
    expect(second).toMatchObject({ price: 10, averageCostAfter: 10, origin: 'manual' })
    const [first] = await movementsOf(priced)
    expect(first).toMatchObject({ price: 12.5, note: 'İrsaliye 7', operationUser: boss.id })
    await expectSoundData()
  })

  it('is all or nothing, and says which row is wrong', async () => {
    const [whole, short] = [await idOf({ stock: 5, currentPrice: 9 }), await idOf({ stock: 1 })]
    const rows = [
      { stockCard: whole, quantity: 2 },
      { stockCard: short, quantity: 2, price: 3 },
    ]
    const { status, json } = await send(boss, { type: 'out', rows })
    expect([status, json.errors[0]?.code, json.errors[0]?.data.row]).toEqual([
      409,
      'insufficientStock',
      1,
    ])
    expect([await onHand(whole), await onHand(short)]).toEqual([5, 1])
  })

  it.each([
    ['a price nobody knows', { quantity: 1 }, 'rows.1.price'],
    ['half a piece', { quantity: 0.5, price: 1 }, 'rows.1.quantity'],
    ['nothing', { quantity: 0, price: 1 }, 'rows.1.quantity'],
    ['a price of nothing', { quantity: 1, price: 0 }, 'rows.1.price'],
  ])('refuses %s at its field', async (_, row, path) => {
    const [good, bad] = [await idOf(), await idOf()]
    const rows = [
      { stockCard: good, quantity: 1, price: 1 },
      { stockCard: bad, ...row },
    ]
    const { json } = await send(boss, { type: 'in', rows })
    expect(json.errors[0]?.data.errors?.map((error) => error.path)).toEqual([path])
    expect(await onHand(good)).toBe(0)
  })

  it.each([
    [{ rows: [] }],
    [{ type: 'sideways' }],
    [{ rows: [{ stockCard: 'x', quantity: 1 }] }],
    [{ rows: [{ stockCard: 1, quantity: '1,5' }] }],
    [{ rows: Array.from({ length: 501 }, () => ({ stockCard: 1, quantity: 1 })) }],
  ])('does not take %j', async (more) => {
    const rows = [{ stockCard: 1, quantity: 1, price: 1 }]
    expect((await send(boss, { type: 'in', rows, ...more })).status).toBe(400)
  })

  it('is for those who may post movements, with the fields they may write', async () => {
    const card = await idOf()
    const rows = [{ stockCard: card, quantity: 1, price: 5 }]
    const reader = await makePerson([{ subject: 'stock-movements', actions: ['read'] }])
    expect((await send(reader, { type: 'in', rows })).status).toBe(403)
    const keeper = await makePerson([
      { subject: 'stock-movements', actions: ['create', 'read'] },
      { subject: 'stock-cards', actions: ['read'] },
    ])
    const { status, text } = await send(keeper, { type: 'in', rows })
    expect(status, text).toBe(200)
    expect(text).toBe('{"done":true}')
  })

  it('answers a repeated send once', async () => {
    const card = await idOf()
    const body = { type: 'in', rows: [{ stockCard: card, quantity: 1, price: 5 }] }
    const headers = { 'Idempotency-Key': `series-${card}-${Date.now()}` }
    await boss.post('/stock/series', body, { headers })
    await boss.post('/stock/series', body, { headers })
    expect(await onHand(card)).toBe(1)
  })
})
