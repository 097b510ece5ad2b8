import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Decimal } from '@/domain/shared/money'
import { averageCostAfter, averageCostAfterReversal } from '@/domain/stock/movement'
import { select } from '../../factories/database'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator } from '../../factories/person'
import { makeCard, makeMovement } from '../../factories/rows'
import { verdict } from '../../factories/stock'

type Case = { onHand: string; average: string; quantity: string; cost: string }

const figure = (scale: number) =>
  fc
    .bigInt({ min: 1n, max: 999_999_999_999n })
    .map((digits) => new Decimal(digits.toString()).div(new Decimal(10).pow(scale)).toFixed(scale))
const cases = (): Case[] =>
  fc.sample(
    fc.record({
      onHand: fc.oneof(figure(3), fc.constant('0')),
      average: figure(6),
      quantity: figure(3),
      cost: figure(12),
    }),
    2000,
  )

/** What the database makes of all of them, in their order. */
const byDatabase = async (all: readonly Case[], type: 'in' | 'out'): Promise<string[]> => {
  const rows = await select<{ after: string }>(
    `select average_cost_after(r."onHand", r.average, $2, $2 = 'out', r.quantity, r.cost)::text as after
     from jsonb_to_recordset($1::jsonb)
       as r("onHand" numeric, average numeric, quantity numeric, cost numeric, n bigint) order by n`,
    [JSON.stringify(all.map((one, n) => ({ ...one, n }))), type],
  )
  return rows.map(({ after }) => new Decimal(after).toFixed())
}

it('averages in the database as the domain does, to the last millionth', async () => {
  const all = cases()
  expect(await byDatabase(all, 'in')).toEqual(all.map((one) => averageCostAfter(one).toFixed()))
  const backs = await byDatabase(all, 'out')
  expect(backs).toEqual(all.map((one) => averageCostAfterReversal(one).average.toFixed()))
})

const costsOf = async (id: number) => {
  const [card] = await select<Record<string, string | null>>(
    `select average_cost::text as average, last_cost::text as last, stock_value::text as value
     from stock_cards where id = $1`,
    [id],
  )
  return card
}

it('keeps average, last cost and value of a card, through a sale and a receipt taken back', async () => {
  const { id } = await makeCard()
  expect(await costsOf(id)).toEqual({ average: null, last: null, value: null })
  await makeMovement({ stockCard: id, quantity: 1, price: 1 })
  const dear = await makeMovement({
    stockCard: id,
    quantity: 2,
    price: 1,
    currencyType: 'USD',
    currencyRate: 2,
  })
  expect(await costsOf(id)).toEqual({ average: '1.666667', last: '2.000000', value: '5.00' })
  await makeMovement({ stockCard: id, type: 'out', quantity: 1, price: 99 })
  expect(await costsOf(id)).toEqual({ average: '1.666667', last: '2.000000', value: '3.33' })
  expect(await verdict(`/stock-movements/${dear.id}/reverse`)).toBe('201')
  expect(await costsOf(id)).toEqual({ average: '1.666667', last: '1.000000', value: '0.00' })
  await expectSoundData()
})

it('takes costs from the ledger alone, whatever a client or SQL says', async () => {
  const { id } = await makeCard({ stock: 2 })
  const { patch } = await administrator()
  await patch(`/stock-cards/${id}`, { averageCost: 1, lastCost: 2, stockValue: 3, qrCode: 'x' })
  await select(
    'update stock_cards set average_cost = 1, last_cost = 2, stock_value = 3 where id = $1',
    [id],
  )
  const [row] = await select<{ after: number }>(
    `insert into stock_movements (stock_card_id, type, quantity, price, currency_type,
       currency_rate, operation_date, average_cost_after)
     values ($1, 'in', 1, 10, 'TRY', 1, now() - interval '1 day', 777)
     returning average_cost_after::float8 as after`,
    [id],
  )
  expect(row?.after).toBe(10)
  expect(await costsOf(id)).toEqual({ average: '10.000000', last: '10.000000', value: '30.00' })
})
