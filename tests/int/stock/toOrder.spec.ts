import { beforeAll, describe, expect, it } from 'vitest'
import type { Explanation } from '@/present/record/explanation'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { readToOrderSheet } from '@/queries/stock/toOrder/readToOrderSheet'
import { dayToStored, type Day } from '@/domain/shared/day'
import { parseCsv } from 'hucre/csv'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import {
  anyName,
  makeCard,
  makeGroup,
  makeReservation,
  makeStockType,
  type Row,
} from '../../factories/rows'
import { said } from '../../factories/stock'
import { line, makeTender, step } from '../../factories/tender'
import { cookieFor, makePerson as makeCookiePerson } from '../gate/people'
import { ask, startPayload } from '../gate/rest'
import { pageFor } from '../records/page'

const MARK = anyName('Siparişlik')
let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const cardOf = (data: Record<string, unknown>) => makeCard({ name: anyName(MARK), ...data })
const sheet = async (query: Record<string, string> = {}, person = boss) =>
  readToOrderSheet(await pageFor(person, { id: 0 }), query)
/** The numbers of a card in the list, or nothing where it is not listed. */
const plan = async (card: Row, person = boss) => {
  const found = await sheet({ q: String(card.name) }, person)
  const [row] = found?.rows ?? []
  return row && Object.values(row.figures).map(({ text }) => text)
}
const sent = async (items: unknown[], data: Record<string, unknown> = {}) => {
  const tender = await makeTender({ items, ...data })
  await step(tender.id, 'send')
  return tender.id
}
const expire = (tender: number) =>
  select('update tenders set date = $1, valid_until = $1 where id = $2', [
    dayToStored('2020-01-01' as Day),
    tender,
  ])
const put = (path: string, body: unknown) => boss.patch(path, body as never)

describe('SO1 what is to be ordered', () => {
  it('is what there will be less of than the least, up to the most, in whole packs', async () => {
    const card = await cordOf12()
    expect(await plan(card)).toEqual(['12', '8', '0', '4', '10', '30'])
    const enough = await cardOf({ stock: 10, minQuantity: 10 })
    expect(await plan(enough)).toBeUndefined()
  })

  const cordOf12 = async () => {
    const card = await cardOf({ stock: 12, minQuantity: 10, maxQuantity: 30, orderMultiple: 5 })
    await makeReservation({ stockCard: card.id, quantity: 8 })
    return card
  }

  it('counts what sent tenders need and do not hold, lines to choose and ended ones left out', async () => {
    const card = await cardOf({ stock: 10 })
    const part = await cardOf({ stock: 1 })
    const group = await makeGroup({ parts: [{ stockCard: part.id, quantity: 2 }] })
    await makeTender({ items: [line(card.id, { quantity: 100 })] })
    expect(await plan(card)).toBeUndefined()
    const tender = await sent([
      line(card.id, { quantity: 4 }),
      line(card.id, { quantity: 3 }),
      line(card.id, { quantity: 50, choice: 'optional' }),
      { kind: 'stockGroup', stockGroup: group.id, quantity: 3, unitPrice: 1, taxRate: 20 },
    ])
    expect(await plan(part)).toEqual(['1', '0', '6', '-5', '', '5'])
    await makeReservation({ stockCard: card.id, quantity: 2, tender })
    await sent([line(card.id, { quantity: 6 })])
    // 10 − 2 − (7 − 2) − 6: what is held is counted once.
    expect(await plan(card)).toEqual(['10', '2', '11', '-3', '', '3'])
    await expire(tender)
    // It still holds what it holds until the job ends it.
    expect(await plan(card)).toBeUndefined()
    await boss.post('/globals/settings', { likelyWeight: 50 })
    expect((await sheet({ q: String(part.name) }))?.weight).toBe('50.000')
    expect(await plan(part)).toBeUndefined()
    await boss.post('/globals/settings', { likelyWeight: null })
  })

  it('moves from likely to reserved when a tender is approved', async () => {
    const card = await cardOf({ stock: 10, minQuantity: 8 })
    const tender = await sent([line(card.id, { quantity: 5 })])
    expect(await plan(card)).toEqual(['10', '0', '5', '5', '8', '3'])
    await step(tender, 'approve')
    expect(await plan(card)).toEqual(['10', '5', '0', '5', '8', '3'])
  })

  it('leaves out services, and keeps what is sold before it comes and has a least', async () => {
    const service = await cardOf({ allowNoStock: true })
    const goods = await cardOf({ allowNoStock: true, minQuantity: 2 })
    await sent([line(service.id, { quantity: 9 }), line(goods.id, { quantity: 1 })])
    expect(await plan(service)).toBeUndefined()
    expect(await plan(goods)).toEqual(['0', '0', '1', '-1', '2', '3'])
  })

  it('is filtered by type and by name', async () => {
    const stockType = (await makeStockType()).id
    const card = await cardOf({ minQuantity: 1, stockType })
    const found = await sheet({ type: String(stockType) })
    expect(found?.rows.map(({ id }) => id)).toEqual([card.id])
    expect([found?.total, found?.pages]).toEqual([1, 1])
    expect((await sheet({ type: String(stockType), page: '9' }))?.rows).toEqual([])
  })

  it.each([
    [{ minQuantity: 5, maxQuantity: 4 }, 'maxBelowMin'],
    [{ orderMultiple: 0 }, 'quantityNotPositive'],
    [{ unit: 'piece', orderMultiple: 1.5 }, 'notWhole'],
    [{ maxQuantity: -1 }, 'mustNotBeNegative'],
  ])('refuses %j as %s at its field', async (data, code) => {
    const answer = await boss.post('/stock-cards', { name: anyName('Kart'), ...data })
    expect([said(answer), JSON.stringify(answer.json)]).toEqual([
      '400 invalidInput',
      expect.stringContaining(`"${code}"`),
    ])
  })

  it('judges the limits of a card together, whichever of them is sent', async () => {
    const card = await cardOf({ minQuantity: 5, maxQuantity: 9 })
    expect(said(await put(`/stock-cards/${card.id}`, { minQuantity: 10 }))).toBe('400 invalidInput')
    await expect(
      select('update stock_cards set min_quantity = 10 where id = $1', [card.id]),
    ).rejects.toThrow(/stock_cards_order_limits/)
    const settings = await boss.post('/globals/settings', { likelyWeight: 101 })
    expect(said(settings)).toBe('400 invalidInput')
  })
})

describe('SO2 each number says why', () => {
  const why = async (card: number, figure: string, by = boss) =>
    by.get<Explanation>(`/explain?of=to-order/${card}/${figure}`)

  it('names the tenders, and their rows add up', async () => {
    const card = await cardOf({ stock: 3, minQuantity: 4 })
    const first = await sent([line(card.id, { quantity: 2 })])
    const second = await sent([line(card.id, { quantity: 5 })])
    const row = (await sheet({ q: String(card.name) }))?.rows[0]
    expect(row?.figures.likely.explain).toBe(`to-order/${card.id}/likely`)
    const likely = (await why(card.id, 'likely')).json
    expect([likely.value, likely.differs]).toEqual(['7', false])
    expect(likely.rows.map(({ id, amount }) => [id, amount])).toEqual([
      [second, '5'],
      [first, '2'],
    ])
    const projected = (await why(card.id, 'projected')).json
    expect([projected.value, projected.terms.map(({ value }) => value)]).toEqual([
      '-4',
      ['3', '0', '7', '-4'],
    ])
    const suggested = (await why(card.id, 'suggested')).json
    expect(suggested.terms.map(({ value }) => value)).toEqual(['4', '-4', '8', '1', '8'])
  })

  it('is closed to those who may not see tenders, and they are told what is not counted', async () => {
    const card = await cardOf({ stock: 3 })
    await sent([line(card.id, { quantity: 5 })])
    const READ: Permission = { subject: 'stock-cards', actions: ['read'] }
    const reader = await makePerson([READ])
    expect(await plan(card, reader)).toBeUndefined()
    expect((await sheet({}, reader))?.seesTenders).toBe(false)
    expect(await plan(card)).toEqual(['3', '0', '5', '-2', '', '2'])
    expect(said(await why(card.id, 'likely', reader))).toBe('403 notAllowed')
    const narrowed = await makePerson([{ ...READ, fields: ['name', 'availableQuantity'] }])
    expect(await sheet({}, narrowed)).toBeNull()
  })
})

describe('SO3 taken along', () => {
  it('is a file of the same rows, for those who may take all it is made of', async () => {
    const payload = await startPayload()
    const card = await cardOf({ stock: 1, minQuantity: 4, maxQuantity: 9, orderMultiple: 2 })
    const take = async (permissions: Permission[]) => {
      const cookie = await cookieFor(await makeCookiePerson(payload, permissions))
      return ask(
        'GET',
        `/stock-cards/to-order?format=csv&q=${encodeURIComponent(String(card.name))}`,
        { cookie },
      )
    }
    const taken = await take(allPermissions())
    expect(taken.status).toBe(200)
    const lines = parseCsv((await taken.text()).replace(/^\ufeff/, ''), { delimiter: ';' })
    expect(lines[1]?.slice(3)).toEqual(['1', '0', '0', '1', '4', '9', '2', '8'])
    const refused = await take([{ subject: 'stock-cards', actions: ['read'] }])
    expect(refused.status).toBe(403)
  })
})
