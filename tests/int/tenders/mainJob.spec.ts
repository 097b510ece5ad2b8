import { beforeAll, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { figuresOf } from '../../factories/card'
import { makePerson, type Person } from '../../factories/person'
import { anyName } from '../../factories/rows'
import { workedExample } from '../../factories/tender'
import { today } from '../../factories/day'

type Doc = Json & { id: number }
let me: Person
beforeAll(async () => {
  me = await makePerson()
})

const make = async (collection: string, data: Json): Promise<Doc> => {
  const { status, json, text } = await me.post<{ doc: Doc }>(`/${collection}`, data)
  expect(status, text).toBe(201)
  return json.doc
}
const run = async (path: string, body: Json = {}, expected = 200): Promise<Doc> => {
  const { status, json, text } = await me.post<{ doc: Doc }>(path, body)
  expect(status, text).toBe(expected)
  return json.doc
}
const rowsOf = async (collection: string, tender: number): Promise<Doc[]> => {
  const { json } = await me.get<{ docs: Doc[] }>(
    `/${collection}?where[tender][equals]=${tender}&sort=id&limit=50`,
  )
  return json.docs
}
const stockedCard = async (stockType: number, stock: number) => {
  const card = await make('stock-cards', { name: anyName('Kart'), stockType, taxRate: 20 })
  await make('stock-movements', {
    stockCard: card.id,
    type: 'in',
    quantity: stock,
    price: 5.5,
    currencyType: 'TRY',
    operationDate: today(),
  })
  return card.id
}
const scene = async () => {
  const company = await make('companies', { name: anyName('Firma') })
  const branch = await make('branches', { company: company.id, name: 'Merkez' })
  const employee = await make('employees', {
    company: company.id,
    branch: branch.id,
    name: 'Ayşe Yılmaz',
  })
  const type = await make('stock-types', { name: anyName('Tür') })
  const cards = [
    await stockedCard(type.id, 10),
    await stockedCard(type.id, 10),
    await stockedCard(type.id, 10),
  ]
  const tender = await make('tenders', {
    title: anyName('Teklif'),
    date: today(),
    currency: 'TRY',
    company: company.id,
    branch: branch.id,
    employee: employee.id,
    ...workedExample(cards),
  })
  return { tender, cards }
}
const held = async (cards: number[]) => Promise.all(cards.map(figuresOf))
const of = (...pairs: [number, number][]) =>
  pairs.map(([current, reserved]) => ({ current, reserved, available: current - reserved }))

it('leads from sign-in to an invoiced tender, over REST only', async () => {
  const { tender, cards } = await scene()
  expect(tender).toMatchObject({
    status: 'draft',
    subtotal: 1126.42,
    discountTotal: 50,
    taxTotal: 207.03,
    total: 1283.45,
    totalBase: 1283.45,
    number: null,
    isApproved: false,
  })
  const items = tender.items as Json[]
  expect(items.map(({ net }) => net)).toEqual([90.01, 86.42, 949.99])

  const sent = await run(`/tenders/${tender.id}/send`)
  expect(sent).toMatchObject({ status: 'sent' })
  expect(sent.number).toMatch(/^TKF-\d{4}-\d{5}$/)
  expect(await held(cards)).toEqual(of([10, 0], [10, 0], [10, 0]))

  const approved = await run(`/tenders/${tender.id}/approve`)
  expect(approved).toMatchObject({ status: 'approved', isApproved: true, approvedBy: me.id })
  const reservations = await rowsOf('stock-reservations', tender.id)
  expect(
    reservations.map(({ stockCard, quantity, remainingQuantity, status, reservedBy }) => ({
      stockCard,
      quantity,
      remainingQuantity,
      status,
      reservedBy,
    })),
  ).toEqual(
    [3, 7, 1].map((quantity, at) => ({
      stockCard: cards[at],
      quantity,
      remainingQuantity: quantity,
      status: 'active',
      reservedBy: me.id,
    })),
  )
  expect(await held(cards)).toEqual(of([10, 3], [10, 7], [10, 1]))

  const invoiceNumber = `ABC2026${String(tender.id).padStart(9, '0')}`
  const invoiced = await run(`/tenders/${tender.id}/invoice`, { invoiceNumber })
  expect(invoiced).toMatchObject({ status: 'invoiced', isInvoiced: true, invoiceNumber })
  expect(await held(cards)).toEqual(of([7, 0], [3, 0], [9, 0]))
  const movements = await rowsOf('stock-movements', tender.id)
  expect(
    movements.map(({ stockCard, type, quantity, reservation, operationUser, balanceAfter }) => ({
      stockCard,
      type,
      quantity,
      reservation,
      operationUser,
      balanceAfter,
    })),
  ).toEqual(
    [3, 7, 1].map((quantity, at) => ({
      stockCard: cards[at],
      type: 'out',
      quantity,
      reservation: reservations[at]?.id,
      operationUser: me.id,
      balanceAfter: 10 - quantity,
    })),
  )
  const after = await rowsOf('stock-reservations', tender.id)
  expect(after.map(({ status, remainingQuantity }) => [status, remainingQuantity])).toEqual(
    [1, 2, 3].map(() => ['fulfilled', 0]),
  )
})

it('takes an invoice and an approval back, and gives the stock free again', async () => {
  const { tender, cards } = await scene()
  await run(`/tenders/${tender.id}/approve`)
  await run(`/tenders/${tender.id}/invoice`, {})
  const back = await run(`/tenders/${tender.id}/withdraw-invoice`)
  expect(back).toMatchObject({ status: 'approved', isInvoiced: false, invoiceNumber: null })
  expect(await held(cards)).toEqual(of([10, 3], [10, 7], [10, 1]))
  const movements = await rowsOf('stock-movements', tender.id)
  expect(movements.map(({ type }) => type)).toEqual(['out', 'out', 'out', 'in', 'in', 'in'])
  expect(movements.slice(3).map(({ reversalOf }) => reversalOf)).toEqual(
    movements.slice(0, 3).map(({ id }) => id),
  )

  const open = await run(`/tenders/${tender.id}/withdraw-approval`)
  expect(open).toMatchObject({ status: 'sent', isApproved: false, approvedBy: null })
  expect(await held(cards)).toEqual(of([10, 0], [10, 0], [10, 0]))
  expect(open.number).toBe(back.number)

  await run(`/tenders/${tender.id}/approve`)
  await run(`/tenders/${tender.id}/invoice`, {})
  expect(await held(cards)).toEqual(of([7, 0], [3, 0], [9, 0]))
})

it('frees everything on cancel, and asks for a reason', async () => {
  const { tender, cards } = await scene()
  await run(`/tenders/${tender.id}/approve`)
  const refused = await me.post<{ errors: [Json] }>(`/tenders/${tender.id}/cancel`, {})
  expect(refused.status).toBe(400)
  const cancelled = await run(`/tenders/${tender.id}/cancel`, { reason: 'Vazgeçildi' })
  expect(cancelled).toMatchObject({ status: 'cancelled', isApproved: false, reason: 'Vazgeçildi' })
  expect(await held(cards)).toEqual(of([10, 0], [10, 0], [10, 0]))
  const rows = await rowsOf('stock-reservations', tender.id)
  expect(rows.map(({ status }) => status)).toEqual(['released', 'released', 'released'])
})

it('rejects a sent tender; a rejected one is over', async () => {
  const { tender } = await scene()
  await run(`/tenders/${tender.id}/send`)
  expect(await run(`/tenders/${tender.id}/reject`, { reason: 'Pahalı' })).toMatchObject({
    status: 'rejected',
    reason: 'Pahalı',
  })
  const { status, json } = await me.post<{ errors: [Json] }>(`/tenders/${tender.id}/approve`)
  expect([status, json.errors[0].code]).toEqual([409, 'wrongTenderState'])
})

it('copies a tender as a draft of its own, and revises it under the same number', async () => {
  const { tender, cards } = await scene()
  const approved = await run(`/tenders/${tender.id}/approve`)
  const copy = await run(`/tenders/${tender.id}/duplicate`, {}, 201)
  expect(copy).toMatchObject({ status: 'draft', number: null, total: 1283.45, revision: 1 })
  expect((copy.items as Json[]).map(({ stockCard }) => stockCard)).toEqual(cards)
  expect(await held(cards)).toEqual(of([10, 3], [10, 7], [10, 1]))

  const second = await run(`/tenders/${tender.id}/revise`, {}, 201)
  expect(second).toMatchObject({
    status: 'draft',
    number: `${String(approved.number)}-R2`,
    revision: 2,
    revisionOf: tender.id,
    total: 1283.45,
    isApproved: false,
  })
  expect(await held(cards)).toEqual(of([10, 0], [10, 0], [10, 0]))
  const { json: first } = await me.get(`/tenders/${tender.id}`)
  expect(first).toMatchObject({ status: 'cancelled', number: approved.number })

  await run(`/tenders/${second.id}/approve`)
  const third = await run(`/tenders/${second.id}/revise`, {}, 201)
  expect(third.number).toBe(`${String(approved.number)}-R3`)
})
