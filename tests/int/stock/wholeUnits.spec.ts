import { beforeAll, describe, expect, it } from 'vitest'
import { figuresOf } from '../../factories/card'
import { enter, makeCount, REASON, stepCount } from '../../factories/counts'
import { select } from '../../factories/database'
import type { Json } from '../../factories/client'
import { administrator } from '../../factories/person'
import { anyName, makeCard, makeGroup, makeMovement, makeReservation } from '../../factories/rows'
import { line, makeTender, step } from '../../factories/tender'

type Answer = { doc: Json & { id: number }; errors: [{ data: { errors: Json[] } }] }

let pieces = 0
let kilos = 0
beforeAll(async () => {
  pieces = (await makeCard({ stock: 10, unit: 'piece' })).id
  kilos = (await makeCard({ stock: 10, unit: 'kg' })).id
})

const said = async (verb: 'post' | 'patch', path: string, data: Json) => {
  const { status, json } = await (await administrator())[verb]<Answer>(path, data)
  const fields = json.errors?.[0].data.errors?.map(({ path: at, code }) => `${at} ${code}`)
  return [status, ...(fields ?? [])]
}
const movement = (stockCard: number) => ({
  stockCard,
  type: 'in',
  quantity: 1.5,
  price: 1,
  currencyType: 'TRY',
})

describe('a card counted in pieces', () => {
  it('takes no fraction that somebody enters', async () => {
    const { id: tender } = await makeTender({ items: [] })
    const { id: group } = { id: (await makeGroup()).id }
    const half = (stockCard: number) => ({ stockCard, quantity: 0.5 })
    const ways = (card: number): ['post' | 'patch', string, Json, number, string][] => [
      ['post', '/stock-movements', movement(card), 201, 'quantity'],
      ['post', '/stock-reservations', half(card), 201, 'quantity'],
      ['post', '/tender-items', { ...line(card, { quantity: 0.5 }), tender }, 201, 'quantity'],
      [
        'patch',
        `/tenders/${tender}`,
        { items: [line(card, { quantity: 0.5 })] },
        200,
        'items.0.quantity',
      ],
      ['patch', `/stock-groups/${group}`, { parts: [half(card)] }, 200, 'parts.0.quantity'],
      [
        'post',
        '/stock-groups',
        { name: anyName('Grup'), parts: [half(card)] },
        201,
        'parts.0.quantity',
      ],
      [
        'post',
        '/stock-group-stocks',
        { stockGroup: (card === pieces ? group : 0) || group, ...half(card) },
        201,
        'quantity',
      ],
    ]
    for (const [verb, path, data, , field] of ways(pieces))
      expect([path, ...(await said(verb, path, data))]).toEqual([path, 400, `${field} notWhole`])
    // The last one would be the second row of this pair.
    for (const [verb, path, data, status] of ways(kilos).slice(0, -1))
      expect([path, ...(await said(verb, path, data))]).toEqual([path, status])
  })

  it('is handed over in whole pieces, or as the rest of a reservation', async () => {
    const { id } = await makeReservation({ stockCard: pieces, quantity: 2 })
    const issue = (quantity?: number) =>
      said('post', `/stock-reservations/${id}/fulfill`, {
        ...(quantity ? { quantity } : {}),
        price: 1,
        currencyType: 'TRY',
      })
    expect(await issue(0.5)).toEqual([400, 'quantity notWhole'])
    expect(await issue(1)).toEqual([200])
    expect(await issue()).toEqual([200])
  })

  it('gives what a fraction of a group needs', async () => {
    const card = await makeCard({ stock: 2, unit: 'set' })
    const group = await makeGroup({ parts: [{ stockCard: card.id, quantity: 1 }] })
    const { id } = await makeTender({
      items: [
        { kind: 'stockGroup', stockGroup: group.id, quantity: 0.5, unitPrice: 9, taxRate: 0 },
      ],
    })
    await step(id, 'approve')
    expect(await figuresOf(card.id)).toMatchObject({ reserved: 0.5 })
    await step(id, 'invoice')
    expect(await figuresOf(card.id)).toMatchObject({ current: 1.5, reserved: 0 })
    // Counting the card makes it whole again, also what an older version left.
    const count = await makeCount([card.id])
    await enter(await administrator(), count, card.id, 1)
    await stepCount(count, 'finish')
    await stepCount(count, 'post', REASON)
    expect(await figuresOf(card.id)).toMatchObject({ current: 1, reserved: 0 })
  })
})

describe('the unit of a card', () => {
  const becomes = (id: number, unit: string) => said('patch', `/stock-cards/${id}`, { unit })

  it('cannot become piece or set while it holds fractions', async () => {
    const card = await makeCard({ unit: 'kg' })
    await makeMovement({ stockCard: card.id, quantity: 4.5 })
    expect(await becomes(card.id, 'set')).toEqual([400, 'unit unitHoldsFractions'])
    expect(await becomes(card.id, 'l')).toEqual([200])
    await makeMovement({ stockCard: card.id, quantity: 0.5 })
    await makeReservation({ stockCard: card.id, quantity: 1.5 })
    const { id } = await makeReservation({ stockCard: card.id, quantity: 1.5 })
    // The two add up to a whole, neither is one.
    expect(await becomes(card.id, 'piece')).toEqual([400, 'unit unitHoldsFractions'])
    await said('post', `/stock-reservations/${id}/release`, {})
    await said('post', `/stock-reservations/${id - 1}/release`, {})
    expect(await becomes(card.id, 'piece')).toEqual([200])
  })

  it('stays measured while a recipe, an open tender or an open count holds a fraction', async () => {
    const boss = await administrator()
    const refusals: Record<string, unknown> = {}
    const tryPieces = async (id: number) => {
      const { status, json } = await boss.patch<Answer>(`/stock-cards/${id}`, { unit: 'piece' })
      if (status === 200) return 'changed'
      const [refused] = (json.errors?.[0].data.errors ?? []) as Record<string, string>[]
      return `${refused?.path} ${refused?.code} ${refused?.message}`
    }
    const kilosOf = async () => (await makeCard({ unit: 'kg' })).id
    const half = (stockCard: number) => ({ stockCard, quantity: 0.5 })

    const recipe = await kilosOf()
    const group = await makeGroup({ parts: [half(recipe)] })
    refusals.groups = await tryPieces(recipe)
    await boss.patch(`/stock-groups/${group.id}`, { parts: [] })

    const sold = await kilosOf()
    const { id: tender } = await makeTender({ items: [line(sold, { quantity: 0.5 })] })
    refusals.tenders = await tryPieces(sold)
    await step(tender, 'cancel', { reason: 'x' })

    const counted = await kilosOf()
    const count = await makeCount([counted])
    await enter(boss, count, counted, 1.5)
    refusals.counts = await tryPieces(counted)
    await enter(boss, count, counted, 2, { mode: 'recount' })

    const sentence = (where: string) =>
      `unit unitHoldsFractions Bu kartta küsuratlı miktarlar var: ${where}; birimi adet veya takım yapılamaz.`
    expect(refusals).toEqual({
      groups: sentence('stok grubunda'),
      tenders: sentence('açık teklifte'),
      counts: sentence('açık sayımda'),
    })
    for (const id of [recipe, sold, counted]) expect(await tryPieces(id)).toBe('changed')
  })

  it('and a fraction written at the same moment meet in the database', async () => {
    const { id: group } = await makeGroup()
    const card = (await makeCard({ unit: 'kg' })).id
    const part = `insert into stock_group_stocks (stock_group_id, stock_card_id, quantity)
      values ($1, $2, 0.5)`
    const unit = `update stock_cards set unit = 'piece' where id = $1`
    const both = await Promise.allSettled([select(part, [group, card]), select(unit, [card])])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [failed] = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(failed).toMatch(/notWhole|unitHoldsFractions/)
  })
})
