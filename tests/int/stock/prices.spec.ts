import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { readPriceChange } from '@/queries/stock/readPriceChange'
import type { Json } from '../../factories/client'
import { select, verdictOf } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { archivedCard, askedOf, makePriceChange, seenOf, type Shown } from '../../factories/prices'
import { anyName, makeCard } from '../../factories/rows'
import { said, verdict, type Refused } from '../../factories/stock'
import { pageFor } from '../records/page'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const pricesOf = async (id: number) => {
  const [row] = await select<Record<string, string | null>>(
    `select trim_scale(current_price)::text as current, trim_scale(cost_price)::text as cost,
       trim_scale(price_usd)::text as usd from stock_cards where id = $1`,
    [id],
  )
  return row
}
const preview = (body: Json, by: Person = boss) => by.post<Shown & Refused>('/prices/preview', body)
const apply = (body: Json, by: Person = boss) =>
  by.post<{ change: number; prices: number } & Refused>('/prices/apply', {
    title: anyName('Zam'),
    ...body,
  })
const sheetOf = async (id: number, by: Person = boss) => readPriceChange(await pageFor(by, { id }))

describe('SB1 changing prices of many cards', () => {
  it('shows each card old and new, changes nothing, then does what was shown', async () => {
    const one = await makeCard({ currentPrice: 99.99, priceUsd: 3 })
    const other = await makeCard({ currentPrice: 0.01 })
    const none = await makeCard()
    const away = await archivedCard({ currentPrice: 5 })
    const asked = askedOf([one.id, other.id, none.id, away], {
      prices: ['currentPrice', 'priceUsd'],
      value: '7.5',
      rounding: 'twentieth',
    })
    const { json: shown } = await preview({ ...asked, cards: [...(asked.cards as []), one.id] })
    expect(shown.cards.map(({ id, prices }) => [id, prices.map(({ after }) => after)])).toEqual([
      [one.id, ['107.5', '3.25']],
      [other.id, ['0']],
      [none.id, []],
    ])
    expect(shown.cards[1]?.prices[0]).toMatchObject({ problem: 'priceNotPositive' })
    expect(await pricesOf(one.id)).toMatchObject({ current: '99.99', usd: '3' })
    // Nothing is changed while one of them cannot be.
    const refused = await apply({ ...asked, seen: seenOf(shown) })
    expect(said(refused)).toBe('400 invalidInput')
    expect(await pricesOf(one.id)).toMatchObject({ current: '99.99' })
    const fine = { ...asked, cards: [one.id, none.id] }
    const { json } = await apply({ ...fine, seen: seenOf((await preview(fine)).json) })
    expect(json).toMatchObject({ cards: 1, prices: 2 })
    expect(await pricesOf(one.id)).toMatchObject({ current: '107.5', usd: '3.25' })
    expect((await sheetOf(json.change))?.rows).toMatchObject([
      { card: one.id, field: 'currentPrice', before: '99.99', after: '107.5', isGivenBack: null },
      { card: one.id, field: 'priceUsd', before: '3', after: '3.25' },
    ])
    const trail = await select(
      `select details -> 'current_price' as price from audit_events
       where subject = 'stock-cards' and document = $1 and details ? 'current_price'
         and user_id = $2 and action = 'update'`,
      [one.id, boss.id],
    )
    expect(trail).toHaveLength(1)
  })

  it('is bound to what was shown: what changed meanwhile is named, nothing is done', async () => {
    const [one, other] = [
      await makeCard({ currentPrice: 10 }),
      await makeCard({ currentPrice: 20 }),
    ]
    const asked = askedOf([one.id, other.id])
    const { json: shown } = await preview(asked)
    await boss.patch(`/stock-cards/${other.id}`, { currentPrice: 21 })
    const refused = await apply({ ...asked, seen: seenOf(shown) })
    expect(said(refused)).toBe('409 pricesChanged')
    expect(refused.json.errors?.[0]).toMatchObject({
      data: { count: 1, names: other.name, cards: [other.id] },
    })
    expect(refused.json.errors?.[0]?.message).toContain(other.name)
    expect(await pricesOf(one.id)).toMatchObject({ current: '10' })
    // A card that went away was shown as well.
    await verdict(`/stock-cards/${one.id}/archive`)
    const again = await apply({ ...asked, seen: seenOf(shown) })
    expect(said(again)).toBe('409 pricesChanged')
  })

  it('twice at once: one of the two is done', async () => {
    const card = await makeCard({ currentPrice: 100 })
    const asked = askedOf([card.id])
    const { json: shown } = await preview(asked)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => apply({ ...asked, seen: seenOf(shown) })),
    )
    expect(answers.map(said).sort()).toEqual(['200', ...Array(3).fill('409 pricesChanged')])
    expect(await pricesOf(card.id)).toMatchObject({ current: '110' })
  })

  it.each([
    [{ value: '0' }, 'changeIsZero'],
    [{ value: '-100' }, 'reductionTooLarge'],
    [{ value: '1,5' }, 'notADecimal'],
    [{ value: '' }, 'required'],
    [{ prices: [] }, 'required'],
    [{ prices: ['averageCost'] }, 'notAnOption'],
    [{ cards: [] }, 'required'],
    [{ cards: ['x'] }, 'invalidId'],
    [{ method: 'magic' }, 'notAnOption'],
    [{ rounding: '0.05' }, 'notAnOption'],
  ])('refuses %j with %s at its field', async (data, code) => {
    const { id } = await makeCard({ currentPrice: 10 })
    const refused = await preview(askedOf([id], data))
    expect(said(refused)).toBe('400 invalidInput')
    const [error] = (refused.json.errors?.[0]?.data.errors ?? []) as Json[]
    expect(error).toMatchObject({ path: Object.keys(data)[0], code })
  })

  it('has nothing to do where no card has such a price', async () => {
    const { id } = await makeCard()
    expect(said(await preview(askedOf([id])))).toBe('409 noPriceToChange')
  })
})

describe('SB2 undoing it', () => {
  it('gives each price back that was not changed since, and names the others', async () => {
    const [one, other] = [
      await makeCard({ currentPrice: 10 }),
      await makeCard({ currentPrice: 20 }),
    ]
    const change = await makePriceChange([one.id, other.id])
    await boss.patch(`/stock-cards/${other.id}`, { currentPrice: 30 })
    expect(await verdict(`/price-changes/${change}/undo`)).toBe('200')
    expect([await pricesOf(one.id), await pricesOf(other.id)]).toMatchObject([
      { current: '10' },
      { current: '30' },
    ])
    expect((await sheetOf(change))?.rows).toMatchObject([
      { card: other.id, isGivenBack: false },
      { card: one.id, isGivenBack: true },
    ])
    expect(await verdict(`/price-changes/${change}/undo`)).toBe('409 wrongPriceChangeState')
  })

  it('happens once, however many ask', async () => {
    const card = await makeCard({ currentPrice: 10 })
    const change = await makePriceChange([card.id])
    const answers = await Promise.all([1, 2, 3].map(() => verdict(`/price-changes/${change}/undo`)))
    expect(answers.sort()).toEqual(['200', ...Array(2).fill('409 wrongPriceChangeState')])
    expect(await pricesOf(card.id)).toMatchObject({ current: '10' })
  })

  it('leaves the history: neither the change nor its rows are rewritten', async () => {
    const change = await makePriceChange([(await makeCard({ currentPrice: 10 })).id])
    const final = 'BO409 historyIsFinal'
    for (const statement of [
      `update price_changes set title = 'x' where id = ${change}`,
      `delete from price_changes where id = ${change}`,
      `update price_change_rows set before = 1 where change_id = ${change}`,
      `delete from price_change_rows where change_id = ${change}`,
    ])
      expect(await verdictOf(statement)).toBe(final)
  })
})

describe('SB3 rights', () => {
  const changer = (cards: Permission['actions'], fields?: string[]): Permission[] => [
    { subject: 'price-changes', actions: ['read', 'changePrices'] },
    { subject: 'stock-cards', actions: cards, ...(fields && { fields }) },
  ]

  it('are one of its own, and those of each price; costs need the right to see them', async () => {
    const card = await makeCard({ currentPrice: 10, costPrice: 7 })
    const asked = askedOf([card.id])
    const costs = askedOf([card.id], { prices: ['costPrice'] })
    const forbidden = '403 notAllowed'
    const writer = await makePerson([{ subject: 'stock-cards', actions: ['read', 'write'] }])
    expect(said(await preview(asked, writer))).toBe(forbidden)
    const blind = await makePerson(changer(['read', 'write']))
    expect(said(await preview(asked, blind))).toBe('200')
    expect(said(await preview(costs, blind))).toBe(forbidden)
    const narrow = await makePerson(changer(['read', 'write'], ['name', 'offerPrice']))
    expect(said(await preview(asked, narrow))).toBe(forbidden)
    const seer = await makePerson(changer(['read', 'write', 'seeCosts']))
    expect(said(await preview(costs, seer))).toBe('200')
  })

  it('to change prices undo nothing without those to read changes', async () => {
    const card = await makeCard({ currentPrice: 10 })
    const change = await makePriceChange([card.id])
    const [, cards] = changer(['read', 'write'])
    const unread = await makePerson([
      { subject: 'price-changes', actions: ['changePrices'] },
      cards as Permission,
    ])
    expect(said(await unread.post(`/price-changes/${change}/undo`))).toBe('403 notAllowed')
    expect(await pricesOf(card.id)).toMatchObject({ current: '11' })
    const reader = await makePerson(changer(['read', 'write']))
    expect(said(await reader.post(`/price-changes/${change}/undo`))).toBe('200')
  })

  it('hide the costs of a change, and keep others from undoing it', async () => {
    const card = await makeCard({ currentPrice: 10, costPrice: 97413.5 })
    const change = await makePriceChange([card.id], { prices: ['currentPrice', 'costPrice'] })
    const blind = await makePerson(changer(['read', 'write']))
    const sheet = await sheetOf(change, blind)
    expect(sheet?.rows.map(({ field }) => field)).toEqual(['currentPrice'])
    expect(sheet?.hidesSome).toBe(true)
    const answers = await blind.get(`/price-changes/${change}?depth=1`)
    // Longer than what a moment could hold.
    expect(JSON.stringify(answers.json)).not.toContain('97413')
    expect(said(await blind.post(`/price-changes/${change}/undo`))).toBe('403 notAllowed')
    expect(await pricesOf(card.id)).toMatchObject({ cost: '107154.85' })
  })

  it('name no card whose name is closed, not even by the order of the rows', async () => {
    const tag = anyName('Kart')
    const [late, early] = [
      await makeCard({ name: `${tag} Z`, currentPrice: 10 }),
      await makeCard({ name: `${tag} A`, currentPrice: 10 }),
    ]
    const change = await makePriceChange([late.id, early.id])
    const shown = async (...fields: string[]) => {
      const reader = await makePerson([
        { subject: 'price-changes', actions: ['read'] },
        { subject: 'stock-cards', actions: ['read'], fields: ['currentPrice', ...fields] },
      ])
      return (await sheetOf(change, reader))?.rows.map(({ name }) => name)
    }
    expect(await shown('name')).toEqual([early.name, late.name])
    expect(await shown()).toEqual([`#${late.id}`, `#${early.id}`])
  })
})
