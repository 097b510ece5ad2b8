import { beforeAll, describe, expect, it } from 'vitest'
import { withRelatedColumns } from '@/queries/list/withRelatedColumns'
import { entityOf } from '@/catalog'
import type { Explanation } from '@/present/record/explanation'
import { Decimal, sum, toDecimal } from '@/domain/shared/money'
import { costAfter } from '@/domain/stock/prices/costSteps'
import { readBuildable } from '@/queries/stock/readBuildable'
import { readCostSteps } from '@/queries/stock/readCostSteps'
import { select } from '../../factories/database'
import { administrator, makePerson } from '../../factories/person'
import { outcome } from '../../factories/quickPerson'
import { makeCard, makeGroup, makeMovement, makeReservation } from '../../factories/rows'
import { verdict } from '../../factories/stock'
import { pageFor } from './page'

const BUILDABLE = entityOf('stock-groups')!.list!.columns.buildableQuantity!

/** More rows than an explanation lists. */
const ROWS = 30
let card: number
let group: number
let scarce: number
beforeAll(async () => {
  const made = await makeCard({ unit: 'kg' })
  card = made.id
  for (let n = 1; n <= ROWS; n += 1)
    await makeMovement({
      stockCard: card,
      quantity: n + 0.125,
      price: Number((n / 7 + 1).toFixed(6)),
    })
  const taken = await makeMovement({ stockCard: card, quantity: 9, price: 2 })
  await makeMovement({ stockCard: card, type: 'out', quantity: 7.5, price: 99 })
  await verdict(`/stock-movements/${taken.id}/reverse`)
  for (let n = 1; n <= ROWS; n += 1)
    await makeReservation({ stockCard: card, quantity: n / 4, note: `Raf ${n}` })
  scarce = (await makeCard({ stock: 7 })).id
  const parts = [
    { stockCard: card, quantity: 2.5 },
    { stockCard: scarce, quantity: 3 },
  ]
  group = (await makeGroup({ parts })).id
})

const why = async (of: string): Promise<Explanation> => {
  const { get } = await administrator()
  const { json, status, text } = await get<Explanation>(`/explain?of=${of}`)
  expect(status, text).toBe(200)
  expect(json.differs).toBe(false)
  return json
}
/** `₺1.234,5` as a number. */
const numberOf = (text: string): Decimal =>
  toDecimal(text.replace('−', '-').replace(/[₺+.]/g, '').replace(',', '.'))
const addedUp = ({ rows, rest }: Explanation): Decimal =>
  sum([...rows.map(({ amount }) => numberOf(amount)), numberOf(rest?.amount ?? '0')])
const stored = async (field: string): Promise<string> => {
  const [row] = await select<{ figure: string }>(
    `select ${field}::text as figure from stock_cards where id = $1`,
    [card],
  )
  return toDecimal(row?.figure ?? '').toFixed()
}
const said = (found: Explanation) => numberOf(found.value).toFixed()

describe('EX1 the rows of an explanation', () => {
  it.each([
    ['currentQuantity', 'current_quantity', 8],
    ['reservedQuantity', 'reserved_quantity', 5],
    ['availableQuantity', 'available_quantity', 5],
  ])('add up to %s, those that are not listed included', async (field, column, rest) => {
    const found = await why(`stock-cards/${card}/${field}`)
    expect(addedUp(found).toFixed()).toBe(await stored(column))
    expect(said(found)).toBe(await stored(column))
    expect(found.rest?.count).toBe(rest)
    // What is counted stands by the number, by each term and by each row.
    expect([found.unit, ...found.terms.map((term) => term.unit)].every((it) => it === 'kg')).toBe(
      true,
    )
  })

  it('say for whom something is held', async () => {
    const found = await why(`stock-cards/${card}/reservedQuantity`)
    expect(found.rows[0]?.text + (found.rows[0]?.note ?? '')).toContain('Raf 30')
    expect(found.rows[0]?.href).toMatch(/^\/stock-reservations\/view\/\d+$/)
  })

  it('follow one from the other up to the average cost', async () => {
    const found = await why(`stock-cards/${card}/averageCost`)
    expect(said(found)).toBe(await stored('average_cost'))
    const { req } = await pageFor(await administrator(), { id: card })
    const steps = await readCostSteps(req, { card, limit: 100 })
    expect(steps).toHaveLength(ROWS + 2)
    for (const step of steps) expect(costAfter(step).toFixed(6)).toBe(step.after)
    expect(found.rows.map(({ amount }) => numberOf(amount).toFixed(6))).toEqual(
      steps.slice(0, 25).map(({ after }) => after),
    )
    expect(toDecimal(steps[0]?.after ?? '').toFixed()).toBe(await stored('average_cost'))
    const [before, own, left, result] = found.terms
    const product = (text = '') =>
      text
        .replace(/[()]/g, '')
        .split(' × ')
        .map(numberOf)
        .reduce((one, other) => one.mul(other))
    const worked = product(before?.value)
      .minus(product(own?.value))
      .div(numberOf(left?.value ?? ''))
    expect([own?.sign, worked.toDecimalPlaces(6).toFixed()]).toEqual([
      '−',
      numberOf(result?.value ?? '').toFixed(),
    ])
  })

  it('multiply to the stock value', async () => {
    const found = await why(`stock-cards/${card}/stockValue`)
    const [quantity, cost, value] = found.terms.map((term) => numberOf(term.value))
    expect(
      quantity
        ?.mul(cost ?? 0)
        .toDecimalPlaces(2)
        .toFixed(),
    ).toBe(value?.toFixed())
    expect([value?.toFixed(), said(found)]).toEqual(Array(2).fill(await stored('stock_value')))
  })

  it('have what can be built as their least, and name the part that limits it', async () => {
    const found = await why(`stock-groups/${group}/buildableQuantity`)
    expect(found.rows.map(({ isLimit, href }) => [isLimit, href])).toEqual([
      [false, `/stock-cards/view/${card}`],
      [true, `/stock-cards/view/${scarce}`],
    ])
    const least = Decimal.min(...found.rows.map(({ amount }) => numberOf(amount)))
    expect([least.toFixed(), found.value]).toEqual(['2', '2'])
  })

  it('explain what the list of groups says can be built', async () => {
    const boss = await administrator()
    const { req } = await pageFor(boss, { id: group })
    const docs = await withRelatedColumns({
      req,
      docs: [{ id: group }],
      columns: [{ name: 'buildableQuantity', label: '', column: BUILDABLE }],
    })
    expect(docs).toEqual([{ id: group, buildableQuantity: 2 }])
    const blind = await makePerson([{ subject: 'stock-groups', actions: ['read'] }])
    const blindPage = await pageFor(blind, { id: group })
    expect(await readBuildable(blindPage.req, [group])).toEqual(new Map())
  })

  it('say so when they say something else', async () => {
    const { id } = await makeCard({ stock: 5 })
    const drift = (by: number) =>
      select(
        `with flag as materialized (select set_config('app.counter_writer', 'on', true))
         update stock_cards set current_quantity = current_quantity + $2 from flag where id = $1`,
        [id, by],
      )
    await drift(1)
    const { get } = await administrator()
    const { json } = await get<Explanation>(`/explain?of=stock-cards/${id}/currentQuantity`)
    expect([json.value, json.differs, addedUp(json).toFixed()]).toEqual(['6', true, '5'])
    await drift(-1)
  })
})

describe('EX2 an explanation', () => {
  const READ = { subject: 'stock-cards' as const, actions: ['read' as const] }
  it.each([
    ['currentQuantity', 'stock-movements'],
    ['reservedQuantity', 'stock-reservations'],
    ['availableQuantity', 'stock-reservations'],
  ] as const)('of %s needs the right to %s', async (field, subject) => {
    const of = `/explain?of=stock-cards/${card}/${field}`
    expect(outcome(await (await makePerson([READ])).get(of))).toBe('403 notAllowed')
    const reader = await makePerson([READ, { subject, actions: ['read'] }])
    expect(outcome(await reader.get(of))).toBe('200')
    const others = await makePerson([{ subject, actions: ['read'] }])
    expect((await others.get(of)).status).toBeGreaterThanOrEqual(403)
  })

  it('of a current quantity needs to see what came in and what went out', async () => {
    const fields = ['stockCard', 'quantity', 'operationDate']
    const reader = await makePerson([
      READ,
      { subject: 'stock-movements', actions: ['read'], fields },
    ])
    const of = `/explain?of=stock-cards/${card}/currentQuantity`
    expect(outcome(await reader.get(of))).toBe('403 notAllowed')
  })

  it('of costs needs to see them', async () => {
    const all = [READ, { subject: 'stock-movements' as const, actions: ['read' as const] }]
    const reader = await makePerson(all)
    for (const field of ['averageCost', 'stockValue'])
      expect(outcome(await reader.get(`/explain?of=stock-cards/${card}/${field}`))).toBe(
        '403 notAllowed',
      )
  })

  it.each(['', 'stock-cards', 'stock-cards/0/averageCost', 'users/1/hash', 'stock-cards/1/sku'])(
    'of %j is none',
    async (of) => {
      const { get } = await administrator()
      expect(outcome(await get(`/explain?of=${of}`))).toBe('404 notFound')
    },
  )
})
