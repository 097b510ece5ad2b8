import { beforeAll, describe, expect, it } from 'vitest'
import { asSuperuser, select, verdictOf } from '../../factories/database'
import { administrator, type Person } from '../../factories/person'
import { makeCard } from '../../factories/rows'
import { postedFor, said } from '../../factories/stock'
import { freeLine, line, makeTender, step } from '../../factories/tender'

type Item = { id: number; kind: string; choice: string; net: number; tax: number }
type Tender = { id: number; items: Item[]; subtotal: number; taxTotal: number; total: number }

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const choosable = (choice: string, data = {}) => freeLine({ choice, ...data })
const read = async (id: number) => (await boss.get<Tender>(`/tenders/${id}`)).json
const choicesOf = async (id: number) => (await read(id)).items.map(({ choice }) => choice)

type Refused = { errors?: { data?: { errors?: { path: string; code?: string }[] } }[] }
const refusedPaths = (json: unknown): string[] =>
  ((json as Refused).errors?.[0]?.data?.errors ?? []).map(({ path }) => path)

describe('lines for choosing', () => {
  it('are stored with figures of their own, and are part of no sum', async () => {
    const { id } = await makeTender({
      discountType: 'percent',
      discountValue: 10,
      items: [
        freeLine(),
        choosable('alternative', { unitPrice: 80, taxRate: 10 }),
        choosable('optional', { unitPrice: 50 }),
        choosable('optional', { kind: 'heading', choice: 'included', description: 'Son' }),
      ],
    })
    const tender = await read(id)
    expect(tender.items.map(({ choice, net, tax }) => [choice, net, tax])).toEqual([
      ['included', 100, 18],
      ['alternative', 80, 8],
      ['optional', 50, 10],
      ['included', 0, 0],
    ])
    expect(tender).toMatchObject({ subtotal: 100, taxTotal: 18, total: 108 })
  })

  it.each<[string, object[], string[]]>([
    ['no choice there is', [freeLine({ choice: 'maybe' })], ['items.0.choice']],
    ['a heading', [choosable('optional', { kind: 'heading' })], ['items.0.choice']],
    ['a comment', [freeLine(), choosable('alternative', { kind: 'comment' })], ['items.1.choice']],
    ['an alternative to nothing', [choosable('alternative'), freeLine()], ['items.0.choice']],
    [
      'an alternative to an option',
      [choosable('optional'), choosable('alternative')],
      ['items.1.choice'],
    ],
  ])('are refused where they make no sense: %s', async (_, items, paths) => {
    const { id } = await makeTender()
    const { status, json } = await boss.patch(`/tenders/${id}`, { items })
    expect(status).toBe(400)
    expect(refusedPaths(json)).toEqual(paths)
    expect((await read(id)).total).toBe(120)
  })

  it('are judged when a line is saved, or deleted, on its own', async () => {
    const { id } = await makeTender({ items: [freeLine(), choosable('alternative')] })
    const [base, other] = (await read(id)).items
    expect(said(await boss.remove(`/tender-items/${base?.id}`))).toContain('400')
    const alone = (data: object) => boss.patch(`/tender-items/${base?.id}`, data)
    expect((await alone({ choice: 'optional' })).status).toBe(400)
    expect((await alone({ kind: 'heading', choice: 'optional' })).status).toBe(400)
    expect((await boss.patch(`/tender-items/${other?.id}`, { choice: 'optional' })).status).toBe(
      200,
    )
    expect(await read(id)).toMatchObject({ total: 120 })
    await boss.patch(`/tender-items/${other?.id}`, { choice: 'included' })
    expect(await read(id)).toMatchObject({ total: 240 })
    const byHand = `update tender_items set kind = 'heading', choice = 'optional' where id = ${other?.id}`
    expect(await verdictOf(byHand)).toContain('tender_items_choice')
  })

  it('take no stock, are not invoiced, and bound by the approval all the same', async () => {
    const card = await makeCard({ stock: 10 })
    const { id } = await makeTender({
      items: [
        line(card.id, { quantity: 3 }),
        line(card.id, { quantity: 100, choice: 'optional', unitPrice: 1 }),
        line(card.id, { quantity: 50, choice: 'alternative', unitPrice: 1 }),
      ],
    })
    await step(id, 'approve')
    const held = await select(
      `select remaining_quantity::float8 as held from stock_reservations where tender_id = ${id}`,
    )
    expect(held).toEqual([{ held: 3 }])
    const { items } = await read(id)
    const other = items.map((item) => ({ ...item, choice: 'included' }))
    expect(said(await boss.patch(`/tenders/${id}`, { items: other }))).toContain('tenderLocked')
    await step(id, 'invoice')
    expect(await postedFor(id)).toMatchObject([{ type: 'out', quantity: 3 }])
    const [row] = await select<{ price: number }>(
      `select price::float8 as price from stock_movements where tender_id = ${id}`,
    )
    expect(row?.price).toBe(100)
  })

  it('are nothing to approve alone', async () => {
    const { id } = await makeTender({ items: [choosable('optional')] })
    expect(said(await boss.post(`/tenders/${id}/approve`))).toBe('409 tenderHasNoItems')
  })

  it('change the hash of an approval, as other content does', async () => {
    const { id } = await makeTender({ items: [freeLine(), choosable('optional')] })
    await step(id, 'approve')
    await asSuperuser(
      `alter table tender_items disable trigger guard_tender_item;
       update tender_items set choice = 'alternative' where tender_id = ${id} and choice = 'optional';
       alter table tender_items enable trigger guard_tender_item`,
    )
    expect(said(await boss.post(`/tenders/${id}/invoice`))).toBe('409 approvalOutdated')
  })

  it('go with a copy and a revision', async () => {
    const choices = ['included', 'alternative', 'optional']
    const { id } = await makeTender({ items: choices.map((choice) => choosable(choice)) })
    await step(id, 'send', { to: [] })
    expect(await choicesOf((await step(id, 'duplicate')).id)).toEqual(choices)
    expect(await choicesOf((await step(id, 'revise')).id)).toEqual(choices)
  })
})
