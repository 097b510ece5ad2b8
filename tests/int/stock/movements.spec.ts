import { beforeAll, expect, it } from 'vitest'
import { figuresOf } from '../../factories/card'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator, makePerson } from '../../factories/person'
import {
  anyName,
  makeCard,
  makeCompany,
  makeMovement,
  makeReservation,
  makeRow,
  type Row,
} from '../../factories/rows'
import { issue, said } from '../../factories/stock'
import { line, makeTender, step } from '../../factories/tender'
import { today } from '../../factories/day'

// Loading the application takes longer than a test may.
beforeAll(async () => {
  await administrator()
})

const makeProject = async () => {
  const company = (await makeCompany()).id
  return (await makeRow('company-projects', { name: anyName('Proje'), company })).id
}

type Refused = { errors: [{ code: string; message: string; data: Json }] }
const out = (stockCard: unknown, quantity: number) => ({
  stockCard,
  quantity,
  type: 'out',
  price: 1,
  currencyType: 'TRY',
  operationDate: today(),
})

it('lets nobody issue what is reserved', async () => {
  const { post } = await administrator()
  const card = await makeCard({ stock: 10 })
  await makeReservation({ stockCard: card.id, quantity: 8 })
  const refused = await post<Refused>('/stock-movements', out(card.id, 2.001))
  expect(refused.status).toBe(409)
  expect(refused.json.errors[0]).toMatchObject({
    code: 'insufficientStock',
    message: 'Miktar mevcut miktardan fazla olamaz.',
    data: { card: card.id, wanted: 2.001, available: 2 },
  })
  expect((await post('/stock-movements', out(card.id, 2))).status).toBe(201)
  expect(await figuresOf(card.id)).toEqual({ current: 8, reserved: 8, available: 0 })
})

it('lets a card that allows no stock go below zero', async () => {
  const { patch, post } = await administrator()
  const card = await makeCard({ stock: 1, allowNoStock: true })
  expect((await post('/stock-movements', out(card.id, 3))).status).toBe(201)
  await makeReservation({ stockCard: card.id, quantity: 4 })
  expect(await figuresOf(card.id)).toEqual({ current: -2, reserved: 4, available: -6 })
  const refused = await patch<Refused>(`/stock-cards/${card.id}`, { allowNoStock: false })
  expect([refused.status, refused.json.errors[0].code]).toEqual([409, 'cardAllowsNoOversell'])
  await expectSoundData()
})

it('names the tenders that hold a card when it is to stop allowing no stock', async () => {
  const { patch, get } = await administrator()
  const card = await makeCard({ stock: 1, allowNoStock: true })
  const draft = await makeTender({ title: 'Taslak iş' })
  const sold = await makeTender({ items: [line(card.id, { quantity: 4 })] })
  await step(sold.id, 'approve')
  await makeReservation({ stockCard: card.id, quantity: 2, tender: draft.id })
  const { number } = (await get<{ number: string }>(`/tenders/${sold.id}`)).json
  const refusedBy = async (save: typeof patch) =>
    (await save<Refused>(`/stock-cards/${card.id}`, { allowNoStock: false })).json.errors[0]
  expect(await refusedBy(patch)).toMatchObject({
    code: 'cardAllowsNoOversell',
    message: `Rezervasyonlar eldeki miktarı aştığı için bu ayar kapatılamaz. Rezervasyonu olan teklifler: ${number}, Taslak iş`,
    data: {
      tenders: [
        { id: sold.id, number },
        { id: draft.id, number: null, title: 'Taslak iş' },
      ],
    },
  })
  // Without permission to read tenders, the refusal names none.
  const store = await makePerson([{ subject: 'stock-cards', actions: ['read', 'write'] }])
  const blind = await refusedBy(store.patch)
  expect(blind.message).toBe('Rezervasyonlar eldeki miktarı aştığı için bu ayar kapatılamaz.')
  expect(JSON.stringify(blind)).not.toMatch(new RegExp(`Taslak iş|${number}`))
})

it('takes no cost price of 0, over the API and in SQL', async () => {
  const { patch, post } = await administrator()
  const card = await makeCard({ costPrice: 5 })
  const saved = (costPrice: unknown) => patch<Refused>(`/stock-cards/${card.id}`, { costPrice })
  const refused = await saved(0)
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('priceNotPositive')
  expect((await saved(null)).status).toBe(200)
  const made = await post<Refused>('/stock-cards', { name: anyName('Kart'), costPrice: 0 })
  expect([made.status, made.text]).toEqual([400, expect.stringContaining('priceNotPositive')])
  await expect(
    select('update stock_cards set cost_price = 0 where id = $1', [card.id]),
  ).rejects.toThrow('stock_cards_cost_price')
})

it('issues a reservation whole, once', async () => {
  const { post, get } = await administrator()
  const card = await makeCard({ stock: 5 })
  const { id } = await makeReservation({ stockCard: card.id, quantity: 5 })
  const body = { price: 12.5, currencyType: 'TRY' }
  const both = await Promise.all([1, 2].map(() => post(`/stock-reservations/${id}/fulfill`, body)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await figuresOf(card.id)).toEqual({ current: 0, reserved: 0, available: 0 })
  const { json } = await get(`/stock-reservations/${id}`)
  expect(json).toMatchObject({ status: 'fulfilled', remainingQuantity: 0 })
  expect((await post(`/stock-reservations/${id}/release`)).status).toBe(409)
})

it('gives a reservation back, once', async () => {
  const { post } = await administrator()
  const card = await makeCard({ stock: 5 })
  const { id } = await makeReservation({ stockCard: card.id, quantity: 5 })
  const both = await Promise.all([1, 2].map(() => post(`/stock-reservations/${id}/release`)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await figuresOf(card.id)).toEqual({ current: 5, reserved: 0, available: 5 })
})

it('undoes a movement by its opposite, once, and only when the stock is there', async () => {
  const { post } = await administrator()
  const card = await makeCard()
  const receipt = await makeMovement({ stockCard: card.id, quantity: 4, price: 3 })
  const both = await Promise.all(
    [1, 2, 3].map(() => post(`/stock-movements/${receipt.id}/reverse`, { note: 'Yanlış' })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(await figuresOf(card.id)).toEqual({ current: 0, reserved: 0, available: 0 })
  const made = both.find(({ status }) => status === 201)?.json
  expect(made).toMatchObject({
    type: 'out',
    reversalOf: receipt.id,
    note: 'Yanlış',
    balanceAfter: 0,
  })
  const again = await post<Refused>(`/stock-movements/${String(made?.id)}/reverse`, {})
  expect([again.status, again.json.errors[0].code]).toEqual([409, 'isAReversal'])

  const other = await makeMovement({ stockCard: card.id, quantity: 4, price: 3 })
  await makeReservation({ stockCard: card.id, quantity: 1 })
  const held = await post<Refused>(`/stock-movements/${other.id}/reverse`, {})
  expect([held.status, held.json.errors[0].code]).toEqual([409, 'insufficientStock'])
})

it('keeps a posted movement; its note may be written', async () => {
  const { patch, remove } = await administrator()
  const card = await makeCard()
  const { id } = await makeMovement({ stockCard: card.id, quantity: 4 })
  for (const change of [{ quantity: 5 }, { price: 1 }, { type: 'out' }, { operationDate: today() }])
    expect((await patch(`/stock-movements/${id}`, change)).status).toBe(400)
  expect((await patch(`/stock-movements/${id}`, { note: 'Fatura 12' })).status).toBe(200)
  expect((await remove(`/stock-movements/${id}`)).status).toBe(403)
})

it('keeps a movement and its reversal in one project, or the figures of two would be wrong', async () => {
  const { patch, post } = await administrator()
  const [card, one, two] = [await makeCard({ stock: 5 }), await makeProject(), await makeProject()]
  const { id } = await makeMovement(issue(card.id, 2, { project: one }))
  expect((await patch(`/stock-movements/${id}`, { project: two })).status).toBe(200)
  const { json } = await post<Row>(`/stock-movements/${id}/reverse`, { note: 'Yanlış' })
  expect(json.project).toBe(two)
  for (const row of [id, json.id]) {
    expect(said(await patch(`/stock-movements/${row}`, { project: one }))).toBe('400 invalidInput')
    const change = 'update stock_movements set project_id = $1 where id = $2'
    await expect(select(change, [one, row])).rejects.toThrow('movementIsFinal')
  }
})

it('moved and reversed at once, both rows end in one project', async () => {
  const { patch, post } = await administrator()
  const [card, one, two] = [await makeCard({ stock: 50 }), await makeProject(), await makeProject()]
  for (let round = 0; round < 5; round++) {
    const { id } = await makeMovement(issue(card.id, 2, { project: one }))
    const [, { json }] = await Promise.all([
      patch(`/stock-movements/${id}`, { project: two }),
      post<Row>(`/stock-movements/${id}/reverse`, { note: 'Yanlış' }),
    ])
    const rows = await select('select project_id from stock_movements where id in ($1, $2)', [
      id,
      json.id,
    ])
    expect(new Set(rows.map((row) => row.project_id)).size).toBe(1)
  }
})
