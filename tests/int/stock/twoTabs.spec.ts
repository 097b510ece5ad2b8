import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, Json } from '../../factories/client'
import { makeCount, REASON, stepCount } from '../../factories/counts'
import { today } from '../../factories/day'
import { administrator, makePerson, type Person } from '../../factories/person'
import { askedOf, makePriceChange, seenOf, type Shown } from '../../factories/prices'
import {
  anyName,
  makeCard,
  makeGroup,
  makeMovement,
  makeReservation,
  type Row,
} from '../../factories/rows'
import { issue, said } from '../../factories/stock'
import { freeLine, line, makeTender, step } from '../../factories/tender'
import { deadlocksSoFar } from '../../helpers/deadlocks'

type Answer = { status: number; json: unknown; text: string }
type Call = (by: Client) => Promise<Answer>

let one: Person
let two: Person
beforeAll(async () => {
  one = await administrator()
  two = await makePerson()
})
afterAll(() => one.post('/globals/settings', { taxRates: [] }))

const post =
  (path: string, body: Json = {}): Call =>
  (by) =>
    by.post(path, body)
const patch =
  (path: string, body: Json): Call =>
  (by) =>
    by.patch(path, body)
const remove =
  (path: string): Call =>
  (by) =>
    by.remove(path)
const inTrash =
  (command: 'restore' | 'purge', collection: string, record: number): Call =>
  (by) =>
    by.post(`/trash/${command}`, { collection, record })

const templateOf = async (tender: number): Promise<number> => {
  const { json } = await one.post<{ doc: Row }>(`/tenders/${tender}/save-as-template`, {
    name: anyName('Şablon'),
  })
  return json.doc.id
}

const RATES = (general: number) => [
  { kind: 'general', rate: general, validFrom: '2008-01-01T12:00:00.000Z' },
  { kind: 'exempt', rate: 0, validFrom: '2008-01-01T12:00:00.000Z' },
]

/** `TABS=20` for the long run: what meets what is left to chance. */
const ROUNDS = Number(process.env.TABS ?? 1)

/** What people might do with one thing, each in a tab of their own. */
const SCENES: Record<string, () => Promise<Call[]>> = {
  'what somebody waits for': async () => {
    const card = (await makeCard({ stock: 1 })).id
    const waiting = (await makeReservation({ stockCard: card, quantity: 3, waits: true })).id
    const at = `/stock-reservations/${waiting}`
    await makeMovement({ stockCard: card, quantity: 3 })
    return [
      post(`${at}/take`),
      post(`${at}/leave`),
      post(`${at}/release`),
      post(`${at}/extend`, { reservedUntil: '2099-01-01' }),
      post('/stock-movements', issue(card, 2)),
      post(`/stock-cards/${card}/archive`),
    ]
  },
  'an assembly': async () => {
    const [part, made] = [await makeCard({ stock: 6 }), await makeCard()]
    const parts = [{ stockCard: part.id, quantity: 2 }]
    const { id } = await makeGroup({ madeCard: made.id, parts })
    const first = await one.post<Row>(`/stock-groups/${id}/assemble`, { quantity: 1 })
    return [
      post(`/stock-groups/${id}/assemble`, { quantity: 1 }),
      post(`/stock-groups/${id}/disassemble`, { quantity: 1 }),
      post(`/stock-movements/${first.json.id}/reverse`),
      patch(`/stock-groups/${id}`, { parts: [{ stockCard: part.id, quantity: 1 }] }),
      patch(`/stock-groups/${id}`, { madeCard: null }),
      remove(`/stock-groups/${id}`),
    ]
  },
  'a closed period': async () => {
    const card = (await makeCard({ stock: 5 })).id
    const { id } = await makeTender({ items: [line(card)] })
    await step(id, 'approve')
    const late = { operationDate: '1995-06-01' }
    return [
      post('/stock-periods/close', { day: '1995-12-31', ...REASON }),
      post('/stock-periods/reopen', REASON),
      post('/stock-movements', issue(card, 1, late)),
      post(`/tenders/${id}/invoice`),
      post('/stock/series', { type: 'in', rows: [{ stockCard: card, quantity: 1, price: 3 }] }),
    ]
  },
  'a template': async () => {
    const tender = (await makeTender()).id
    const id = await templateOf(tender)
    const name = anyName('Aynı ad')
    return [
      post(`/tender-templates/${id}/use`, {}),
      post(`/tenders/${tender}/save-as-template`, { name }),
      patch(`/tender-templates/${id}`, { name }),
      remove(`/tender-templates/${id}`),
      inTrash('restore', 'tender-templates', id),
      inTrash('purge', 'tender-templates', id),
    ]
  },
  'an approval that was asked for': async () => {
    const { id } = await makeTender()
    await one.post(`/tenders/${id}/request-approval`, { approver: two.id })
    return [
      post(`/tenders/${id}/request-approval`, { approver: one.id }),
      post(`/tenders/${id}/decline-approval`, REASON),
      post(`/tenders/${id}/approve`),
      post(`/tenders/${id}/withdraw-approval`),
      patch(`/tenders/${id}`, { items: [freeLine({ unitPrice: 7 })] }),
      remove(`/tenders/${id}`),
    ]
  },
  'prices of a card': async () => {
    const { id } = await makeCard({ currentPrice: 10 })
    const change = await makePriceChange([id])
    const asked = askedOf([id])
    const shown = await one.post<Shown>('/prices/preview', asked)
    return [
      post('/prices/apply', { ...asked, title: 'Zam', seen: seenOf(shown.json) }),
      post(`/price-changes/${change}/undo`),
      patch(`/stock-cards/${id}`, { currentPrice: 11.5 }),
      post(`/stock-cards/${id}/archive`),
      post(`/stock-cards/${id}/unarchive`),
    ]
  },
  'rates of VAT under an open draft': async () => {
    const { id } = await makeTender()
    const lines = { items: [freeLine({ taxRate: 20 })] }
    return [
      post('/globals/settings', { taxRates: RATES(20) }),
      post('/globals/settings', { taxRates: RATES(18) }),
      post('/globals/settings', { taxRates: [] }),
      patch(`/tenders/${id}`, lines),
      post(`/tenders/${id}/duplicate`),
      post(`/tenders/${id}/send`, { to: [] }),
      post('/tender-items', freeLine({ tender: id })),
    ]
  },
  'a count': async () => {
    const card = (await makeCard({ stock: 5 })).id
    const id = await makeCount([card])
    const entry = { count: id, card, quantity: 4, mode: 'add' }
    await one.post('/counting/enter', entry)
    await stepCount(id, 'finish')
    return [
      post(`/stock-counts/${id}/post`, REASON),
      post(`/stock-counts/${id}/resume`),
      post(`/stock-counts/${id}/cancel`),
      post('/counting/enter', entry),
      post('/stock-movements', issue(card, 5)),
      post(`/stock-cards/${card}/archive`),
    ]
  },
  'a deleted card': async () => {
    const { id } = await makeCard()
    await one.remove(`/stock-cards/${id}`)
    return [
      inTrash('restore', 'stock-cards', id),
      inTrash('purge', 'stock-cards', id),
      post('/stock-movements', issue(id, 1, { type: 'in' })),
      post('/prices/preview', askedOf([id])),
    ]
  },
  'what is to be ordered': async () => {
    const card = (await makeCard({ stock: 1, minQuantity: 2 })).id
    const { id } = await makeTender({ items: [line(card, { quantity: 4 })] })
    return [
      (by) => by.get('/stock-cards/to-order?format=csv'),
      (by) => by.get(`/explain?of=stock-cards/${card}/toOrder`),
      post('/stock-reservations', { stockCard: card, quantity: 2, tender: id, waits: true }),
      post(`/tenders/${id}/send`, { to: [] }),
      post(`/tenders/${id}/reject`, REASON),
      post('/stock-movements', { ...issue(card, 4), type: 'in', operationDate: today() }),
    ]
  },
}

/** An answer that a person can do something with: done, or refused with a code and a sentence. */
const isFair = ({ status, json }: Answer): boolean => {
  if (status < 400) return true
  const [error] = (json as { errors?: { code?: string; message?: string }[] })?.errors ?? []
  return status < 500 && Boolean(error?.code) && (error?.message ?? '').length > 5
}

const unfair = (answers: readonly Answer[]) =>
  answers.filter((answer) => !isFair(answer)).map((answer) => said(answer) || answer.text)

describe('TT1 in two tabs at once, twice, and once more afterwards', () => {
  it.each(Object.keys(SCENES))('%s', async (name) => {
    const before = await deadlocksSoFar()
    for (let round = 0; round < ROUNDS; round += 1) {
      const calls = await SCENES[name]!()
      const inOrder = round % 2 ? calls.toReversed() : calls
      const both = inOrder.flatMap((call, at) =>
        at % 2 ? [call(one), call(two)] : [call(two), call(one)],
      )
      expect(unfair(await Promise.all(both))).toEqual([])
      const after: Answer[] = []
      for (const call of calls) after.push(await call(one))
      expect(unfair(after)).toEqual([])
    }
    expect(await deadlocksSoFar()).toBe(before)
  })
})

describe('TT2 with half the rights', () => {
  it.each(Object.keys(SCENES))('%s', async (name) => {
    const calls = await SCENES[name]!()
    const half = await makePerson([
      { subject: 'tenders', actions: ['read'] },
      { subject: 'stock-cards', actions: ['read', 'write'], fields: ['name'] },
      { subject: 'stock-movements', actions: ['create'], fields: ['note'] },
      { subject: 'stock-groups', actions: ['read'] },
      { subject: 'stock-reservations', actions: ['read', 'create'], fields: ['note'] },
      { subject: 'price-changes', actions: ['read', 'changePrices'] },
      { subject: 'stock-counts', actions: ['read', 'write'], fields: ['title'] },
    ])
    const answers: Answer[] = []
    for (const call of calls) answers.push(await call(half))
    expect(unfair(answers)).toEqual([])
  })
})
