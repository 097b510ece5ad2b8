import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { accept, makeOffer } from '../../factories/offer'
import { administrator, type Person } from '../../factories/person'
import { anyName } from '../../factories/rows'
import { said } from '../../factories/stock'
import { freeLine, makeTender, step } from '../../factories/tender'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})
const accepted = async (more: Json = {}): Promise<number> => {
  const offer = await makeOffer()
  expect(await accept(offer, more)).toBe('200')
  return offer.tender
}

describe('what a customer accepted', () => {
  it.each<[string, (id: number) => Promise<unknown>]>([
    ['another title', (id) => boss.patch(`/tenders/${id}`, { title: 'Başka' })],
    ['other lines', (id) => boss.patch(`/tenders/${id}`, { items: [freeLine({ unitPrice: 1 })] })],
    ['a line more', (id) => boss.post('/tender-items', { tender: id, ...freeLine() })],
    [
      'a plan',
      (id) =>
        boss.patch(`/tenders/${id}`, {
          paymentInstallments: [{ dueDate: '2099-01-01', amount: 1 }],
        }),
    ],
  ])('is not changed by %s', async (_, change) => {
    const id = await accepted()
    expect(said((await change(id)) as never)).toMatch(/409 tenderAccepted/)
  })

  it('is not changed over SQL', async () => {
    const id = await accepted()
    await expect(select(`update tenders set title = 'x' where id = ${id}`)).rejects.toThrow(
      'tenderAccepted',
    )
    await expect(
      select(`update tender_items set unit_price = 1 where tender_id = ${id}`),
    ).rejects.toThrow('tenderAccepted')
  })

  it('lets its internal note change, and everything in its revision', async () => {
    const id = await accepted()
    expect((await boss.patch(`/tenders/${id}`, { internalNote: '<p>İç</p>' })).status).toBe(200)
    await step(id, 'revise')
    const [revision] = await select<{ id: number }>(
      `select id from tenders where revision_of_id = ${id}`,
    )
    expect((await boss.patch(`/tenders/${revision?.id}`, { title: 'Yeni' })).status).toBe(200)
  })

  it('is approved as it is, and given to the customer it names', async () => {
    const id = await accepted()
    const body = { customer: { companyName: anyName('Firma'), employeeName: 'Ayşe' } }
    expect((await boss.post(`/tenders/${id}/register`, body)).status).toBe(200)
    await step(id, 'approve')
  })
})

describe('a drawn signature', () => {
  const STROKES = [
    [10, 20, 30, 40, 50, 60],
    [0, 0, 600, 200],
  ]
  it('is kept with the answer, as its points', async () => {
    const id = await accepted({ signature: STROKES })
    const [answer] = await select<{ signature: unknown }>(
      `select signature from tender_answers where tender_id = ${id}`,
    )
    expect(answer?.signature).toEqual(STROKES)
  })

  it.each([
    ['markup', '<svg onload="alert(1)"/>'],
    ['a picture', 'data:image/png;base64,AAAA'],
    ['points beside the sheet', [[0, 0, 601, 0]]],
  ])('is refused as %s', async (_, signature) => {
    expect(await accept(await makeOffer(), { signature })).toMatch(/^400/)
  })
})

it('makes one company of one name that two people register at once', async () => {
  const person = { unconnectedName: 'Ayşe', unconnectedPhone: '5' }
  const [one, other] = await Promise.all([makeTender(person), makeTender(person)])
  const companyName = anyName('İkiz')
  const answers = await Promise.all(
    [one, other].map(({ id }) =>
      boss.post<Json>(`/tenders/${id}/register`, { customer: { companyName } }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await select('select id from companies where name = $1', [companyName])).toHaveLength(1)
})
