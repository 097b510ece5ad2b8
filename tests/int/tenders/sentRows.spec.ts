import { beforeAll, describe, expect, it } from 'vitest'
import { select } from '../../factories/database'
import { administrator, type Person } from '../../factories/person'
import { makeCard, makeRow } from '../../factories/rows'
import { freeLine, line, makeTender } from '../../factories/tender'
import { today } from '../../factories/day'

type Refusals = {
  errors?: { code: string; data?: { errors?: { path: string; code: string }[] } }[]
}
type Item = { description: string | null; taxRate: number | null }

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const namedIn = (json: Refusals) =>
  json.errors?.[0]?.data?.errors?.map(({ path, code }) => `${path} ${code}`)

const draft = (items: unknown[]) => ({
  title: 'Satırlar',
  date: today(),
  currency: 'TRY',
  unconnectedName: 'Ada',
  items,
})

const countOf = async () =>
  (await select<{ n: number }>('select count(*)::int n from tenders'))[0]?.n

describe('rows that are sent with their parent', () => {
  it.each([
    [
      'a text that is one character too long',
      { description: 'x'.repeat(2001) },
      'description textTooLong',
    ],
    ['a text without end', { description: 'x'.repeat(300_000) }, 'description textTooLong'],
    ['a cut character', { description: `x${'😀'.charAt(0)}` }, 'description invalidInput'],
    ['an object for a text', { description: {} }, 'description invalidInput'],
    ['a list for a text', { description: ['x'] }, 'description invalidInput'],
    ['a number that is none', { quantity: '1,5' }, 'quantity notADecimal'],
    ['a kind there is none of', { kind: 'gift' }, 'kind notAnOption'],
    ['a choice there is none of', { choice: 'maybe' }, 'choice notAnOption'],
    ['a discount there is none of', { discountType: 'gift' }, 'discountType notAnOption'],
    ['an id that is none', { stockCard: 'x' }, 'stockCard invalidId'],
    ['a place that is none', { order: {} }, 'order notADecimal'],
    ['a line of another tender', { tender: 1 }, 'tender rowOfOtherRecord'],
  ])('are refused with %s, at their cell', async (_, wrong, expected) => {
    const before = await countOf()
    const items = [freeLine(), freeLine(wrong)]
    const { status, json } = await boss.post<Refusals>('/tenders', draft(items))
    expect([status, namedIn(json)]).toEqual([400, [`items.1.${expected}`]])
    expect(await countOf()).toBe(before)
  })

  it('are none where they are no objects', async () => {
    const { status, json } = await boss.post<Refusals>('/tenders', draft([freeLine(), 'x', null]))
    const named = ['items.1 invalidInput', 'items.2 invalidInput']
    expect([status, namedIn(json)]).toEqual([400, named])
  })

  it('keep a text of the full length, and may name their own tender', async () => {
    const description = '😀'.repeat(1000)
    const { id } = await makeTender({ items: [freeLine({ description })] })
    const { json: read } = await boss.get<{ items: (Item & { id: number })[] }>(`/tenders/${id}`)
    expect(read.items[0]?.description).toBe(description)
    const items = read.items.map((item) => ({ ...item, tender: id }))
    expect((await boss.patch(`/tenders/${id}`, { items })).status).toBe(200)
    const other = (await makeTender()).id
    const foreign = await boss.patch<Refusals>(`/tenders/${id}`, {
      items: [{ ...items[0], tender: other }],
    })
    expect([foreign.status, namedIn(foreign.json)]).toEqual([
      400,
      ['items.0.tender rowOfOtherRecord'],
    ])
    expect(foreign.text).toMatch(/başka bir kayda/)
  })

  it('are judged in a group as well', async () => {
    const card = (await makeCard()).id
    const group = await makeRow('stock-groups', { name: `Takım ${card}` })
    const change = async (part: object) => {
      const { status, json } = await boss.patch<Refusals>(`/stock-groups/${group.id}`, {
        parts: [{ stockCard: card, quantity: 1, ...part }],
      })
      return [status, namedIn(json)]
    }
    expect(await change({ stockCard: 1.5 })).toEqual([400, ['parts.0.stockCard invalidId']])
    expect(await change({ quantity: {} })).toEqual([400, ['parts.0.quantity notADecimal']])
    expect(await change({ stockGroup: 999_999 })).toEqual([
      400,
      ['parts.0.stockGroup rowOfOtherRecord'],
    ])
    expect(await change({ stockGroup: group.id, name: 'x' })).toEqual([200, undefined])
  })
})

describe('a line that leaves its rate of VAT out', () => {
  const without = ({ taxRate: _, ...rest }: Record<string, unknown>) => rest

  it('has the one of its card, else the general one', async () => {
    const reduced = (await makeCard({ taxRate: 10 })).id
    const unrated = (await makeCard({ taxRate: null })).id
    const { id } = await makeTender({
      items: [
        without(line(reduced)),
        without(line(unrated)),
        without(freeLine()),
        freeLine({ taxRate: 0 }),
      ],
    })
    const { json } = await boss.get<{ items: Item[]; taxTotal: number }>(`/tenders/${id}`)
    expect(json.items.map(({ taxRate }) => taxRate)).toEqual([10, 20, 20, 0])
    expect(json.taxTotal).toBe(50)
    const alone = without({ ...line(reduced), tender: id })
    const { json: added } = await boss.post<{ doc: Item }>('/tender-items', alone)
    expect(added.doc.taxRate).toBe(10)
  })
})

it('a reason that is too long is refused, not cut', async () => {
  const { id } = await makeTender()
  const { status, json } = await boss.post<Refusals>(`/tenders/${id}/cancel`, {
    reason: 'x'.repeat(501),
  })
  expect([status, namedIn(json)]).toEqual([400, ['reason textTooLong']])
})
