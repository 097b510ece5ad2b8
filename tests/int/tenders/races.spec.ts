import { beforeAll, expect, it } from 'vitest'
import { figuresOf } from '../../factories/card'
import type { Client, Json } from '../../factories/client'
import { select } from '../../factories/database'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard } from '../../factories/rows'
import { freeLine, line, makeTender, step } from '../../factories/tender'

type Answer = { status: number; json: { errors?: [Json] } }
const said = ({ status, json }: Answer) => [status, json.errors?.[0].code].filter(Boolean).join(' ')
const approve = (client: Client, id: number) =>
  client.post<Answer['json']>(`/tenders/${id}/approve`)

let one: Person
let two: Person
beforeAll(async () => {
  one = await administrator()
  two = await makePerson()
})

it('lets one of two approvals win', async () => {
  const card = await makeCard({ stock: 100 })
  for (let round = 0; round < 10; round += 1) {
    const { id } = await makeTender({ items: [line(card.id, { quantity: 2 })] })
    const both = await Promise.all([approve(one, id), approve(two, id)])
    expect(both.map(said).sort()).toEqual(['200', '409 alreadyApproved'])
  }
  expect(await figuresOf(card.id)).toEqual({ current: 100, reserved: 20, available: 80 })
  await expectSoundData()
})

it('approves the lines of one instant when somebody edits them', async () => {
  const card = await makeCard({ stock: 1000 })
  for (let round = 0; round < 10; round += 1) {
    const tender = await makeTender({ items: [line(card.id, { quantity: 2 })] })
    const [item] = tender.items as { id: number }[]
    const before = await figuresOf(card.id)
    const answers = await Promise.all([
      two.patch<Answer['json']>(`/tender-items/${item?.id}`, { quantity: 5 }),
      approve(one, tender.id),
      two.patch<Answer['json']>(`/tenders/${tender.id}`, {
        items: [line(card.id, { id: item?.id, quantity: 7 })],
      }),
    ])
    expect(answers[1]?.status).toBe(200)
    for (const at of [0, 2])
      expect(['200', '409 tenderLocked']).toContain(said(answers[at] as Answer))
    const [stored] = await select<{ quantity: number; total: number }>(
      `select i.quantity::float8 as quantity, t.total::float8 as total
       from tender_items i join tenders t on t.id = i.tender_id where t.id = $1`,
      [tender.id],
    )
    const { reserved } = await figuresOf(card.id)
    expect(reserved - before.reserved).toBe(stored?.quantity)
    expect(stored?.total).toBe((stored?.quantity ?? 0) * 120)
  }
  await expectSoundData()
})

it('edits the same line through the tender and on its own without a deadlock', async () => {
  const tender = await makeTender({ items: [freeLine(), freeLine()] })
  const [first, second] = tender.items as { id: number }[]
  for (let round = 1; round <= 20; round += 1) {
    const answers = await Promise.all([
      one.patch<Answer['json']>(`/tender-items/${second?.id}`, { quantity: round }),
      two.patch<Answer['json']>(`/tenders/${tender.id}`, {
        items: [freeLine({ id: first?.id }), freeLine({ id: second?.id, unitPrice: round })],
      }),
    ])
    expect(answers.map(said)).toEqual(['200', '200'])
  }
  await expectSoundData()
})

it('either approves or deletes a draft', async () => {
  const card = await makeCard({ stock: 100 })
  for (let round = 0; round < 10; round += 1) {
    const { id } = await makeTender({ items: [line(card.id)] })
    const both = await Promise.all([approve(one, id), two.remove<Answer['json']>(`/tenders/${id}`)])
    expect([
      ['200', '409 tenderLocked'],
      ['404 notFound', '200'],
    ]).toContainEqual(both.map(said))
  }
  await expectSoundData()
})

it('approves two tenders over the same two cards in opposite order: all or nothing', async () => {
  for (let round = 0; round < 20; round += 1) {
    const cards = [await makeCard({ stock: 3 }), await makeCard({ stock: 3 })].map(({ id }) => id)
    const items = cards.map((card) => line(card, { quantity: 2 }))
    const first = await makeTender({ items })
    const second = await makeTender({ items: [...items].reverse() })
    const both = await Promise.all([approve(one, first.id), approve(two, second.id)])
    expect(both.map(said).sort()).toEqual(['200', '409 insufficientStock'])
    for (const card of cards)
      expect(await figuresOf(card)).toEqual({ current: 3, reserved: 2, available: 1 })
  }
  await expectSoundData()
})

it('invoices once, however often somebody clicks', async () => {
  const card = await makeCard({ stock: 10 })
  const { id } = await makeTender({ items: [line(card.id, { quantity: 4 })] })
  await step(id, 'approve')
  const answers = await Promise.all(
    [one, two, one, two].map((who) => who.post<Answer['json']>(`/tenders/${id}/invoice`, {})),
  )
  expect(answers.map(said).sort()).toEqual([
    '200',
    '409 alreadyInvoiced',
    '409 alreadyInvoiced',
    '409 alreadyInvoiced',
  ])
  expect(await figuresOf(card.id)).toEqual({ current: 6, reserved: 0, available: 6 })
})

it('gives one of two tenders the same invoice number', async () => {
  const tenders = await Promise.all([makeTender(), makeTender()])
  for (const { id } of tenders) await step(id, 'approve')
  const both = await Promise.all(
    tenders.map(({ id }) =>
      one.post<Answer['json']>(`/tenders/${id}/invoice`, { invoiceNumber: 'YARIS 2026-1' }),
    ),
  )
  expect(both.map(said).sort()).toEqual(['200', '409 invoiceNumberTaken'])
})

it('reserves and releases for one tender in step with a reservation made by hand', async () => {
  const card = await makeCard({ stock: 100 })
  for (let round = 0; round < 10; round += 1) {
    const { id } = await makeTender({ items: [line(card.id, { quantity: 2 })] })
    const [byHand, approved] = await Promise.all([
      two.post<Answer['json']>('/stock-reservations', {
        stockCard: card.id,
        quantity: 1,
        tender: id,
      }),
      approve(one, id),
    ])
    expect(approved.status).toBe(200)
    expect(['201', '409 tenderLocked']).toContain(said(byHand))
    const [held] = await select<{ sum: number }>(
      `select sum(remaining_quantity)::float8 as sum from stock_reservations
       where tender_id = $1 and status = 'active'`,
      [id],
    )
    expect(held?.sum).toBe(2)
    await step(id, 'invoice')
  }
  expect(await figuresOf(card.id)).toEqual({ current: 80, reserved: 0, available: 80 })
})
