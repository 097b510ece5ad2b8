import { beforeAll, describe, expect, it } from 'vitest'
import { figuresOf } from '../../factories/card'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard, makeMovement, makeReservation } from '../../factories/rows'
import { said, verdict } from '../../factories/stock'
import { line, makeTender, step, whyOf } from '../../factories/tender'
import { deadlocksSoFar } from '../../helpers/deadlocks'

let one: Person
let two: Person
beforeAll(async () => {
  one = await administrator()
  two = await makePerson()
})
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))
const living = (number: string) =>
  select<{ id: number; number: string }>(
    `select id, number from tenders where split_part(number, '-R', 1) = $1
       and status in ('draft', 'sent', 'approved', 'invoiced')`,
    [number],
  )

describe('revisions', () => {
  it('of one tender, four at once: one is made, and the others name it', async () => {
    for (const state of ['send', 'approve']) {
      const card = (await makeCard({ stock: 3 })).id
      const { id } = await makeTender({ items: [line(card, { quantity: 3 })] })
      const { number } = await step(id, state)
      const answers = await Promise.all(
        times(4, (at) => (at % 2 ? one : two).post<Json>(`/tenders/${id}/revise`)),
      )
      expect(answers.map(said).sort()).toEqual(['201', ...times(3, () => '409 alreadyRevised')])
      const [only, ...more] = await living(String(number))
      expect(more).toEqual([])
      expect(only?.number).toBe(`${String(number)}-R2`)
      for (const { status, json } of answers.filter((answer) => answer.status === 409))
        expect([status, (json.errors as [{ data: Json }])[0].data.living]).toEqual([409, only])
      expect(await figuresOf(card)).toEqual({ current: 3, reserved: 0, available: 3 })
    }
  })

  it('of one tender, one after the other: the second is refused while the first lives', async () => {
    const { id } = await makeTender()
    await step(id, 'send')
    const second = await step(id, 'revise')
    expect(await verdict(`/tenders/${id}/revise`)).toBe('409 alreadyRevised')
    await step(second.id, 'cancel', { reason: 'Neden' })
    expect(await step(id, 'revise')).toMatchObject({ revision: 3, status: 'draft' })
  })

  it('of 24 tenders while their cards are renamed 24 times: no deadlock, no 5xx', async () => {
    const cards = [(await makeCard({ stock: 99 })).id, (await makeCard({ stock: 99 })).id]
    const items = cards.map((card) => line(card))
    const before = await deadlocksSoFar()
    for (let wave = 0; wave < 3; wave += 1) {
      const tenders = await Promise.all(
        times(8, (at) => makeTender({ items: at % 2 ? items : [...items].reverse() })),
      )
      for (const { id } of tenders) await step(id, 'approve')
      const answers = await Promise.all(
        tenders.flatMap(({ id }, at) => [
          one.post(`/tenders/${id}/revise`),
          two.patch(`/stock-cards/${cards[at % 2]}`, { name: `Kart ${id}` }),
        ]),
      )
      expect(answers.map(said)).toEqual(times(8, () => ['201', '200']).flat())
    }
    expect(await deadlocksSoFar()).toBe(before)
  })
})

describe('the end of a tender and of what is reserved for it, at once', () => {
  it.each([
    ['cancel', 200],
    ['reject', 200],
    ['revise', 201],
  ] as const)('%s', async (name, status) => {
    const card = (await makeCard({ stock: 99 })).id
    for (let round = 0; round < 6; round += 1) {
      const { id } = await makeTender({ items: [line(card)] })
      await step(id, 'send')
      const held = await makeReservation({ stockCard: card, quantity: 2, tender: id })
      const [ended, released] = await Promise.all([
        one.post(`/tenders/${id}/${name}`, whyOf(name)),
        two.post(`/stock-reservations/${held.id}/release`),
      ])
      expect(said(ended)).toBe(String(status))
      expect(['200', '409 reservationNotActive']).toContain(said(released))
      expect(await figuresOf(card)).toMatchObject({ reserved: 0 })
    }
  })

  it('approve: the reservation becomes part of it, or was given back before', async () => {
    const card = (await makeCard({ stock: 3 })).id
    for (let round = 0; round < 6; round += 1) {
      const { id } = await makeTender({ items: [line(card, { quantity: 3 })] })
      const held = await makeReservation({ stockCard: card, quantity: 2, tender: id })
      const [approved, released] = await Promise.all([
        one.post(`/tenders/${id}/approve`),
        two.post(`/stock-reservations/${held.id}/release`),
      ])
      expect(said(approved)).toBe('200')
      expect(['200', '409 reservationNotActive']).toContain(said(released))
      expect(await figuresOf(card)).toMatchObject({ reserved: 3 })
      await step(id, 'withdraw-approval')
    }
  })
})

it('undoes a movement once, whoever comes at the same moment: the others are told so', async () => {
  const card = (await makeCard()).id
  for (let round = 0; round < 6; round += 1) {
    const { id } = await makeMovement({ stockCard: card, quantity: 2 })
    const answers = await Promise.all(
      times(4, (at) => (at % 2 ? one : two).post(`/stock-movements/${id}/reverse`, {})),
    )
    expect(answers.map(said).sort()).toEqual(['201', ...times(3, () => '409 alreadyReversed')])
  }
  expect(await figuresOf(card)).toEqual({ current: 0, reserved: 0, available: 0 })
})

it('takes a delivery back or invoices its tender, never both', async () => {
  const card = (await makeCard({ stock: 99 })).id
  for (let round = 0; round < 6; round += 1) {
    const { id } = await makeTender({ items: [line(card, { quantity: 2 })] })
    await step(id, 'approve')
    const delivery = await makeMovement({ stockCard: card, type: 'out', quantity: 1, tender: id })
    const [invoiced, undone] = await Promise.all([
      one.post(`/tenders/${id}/invoice`),
      two.post(`/stock-movements/${delivery.id}/reverse`, {}),
    ])
    expect(said(invoiced)).toBe('200')
    expect(['201', '409 movementBelongsToInvoice']).toContain(said(undone))
  }
  expect(await figuresOf(card)).toMatchObject({ current: 99 - 12, reserved: 0 })
})
