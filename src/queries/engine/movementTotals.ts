import type { Payload } from 'payload'
import type { AppAbility } from '@/access/buildAbility'
import { placeOf } from './figures'
import { Params } from './params'
import { readPoolOf } from './readPool'
import { sees } from './reader'
import { UnknownQuestion } from './unknown'
import { pathOf, whereSql } from './whereSql'

/** Exact totals of receipts and issues; lira is null for readers who may not see all prices. */
export type MovementTotals = {
  quantity: { in: string; out: string; net: string }
  lira: { in: string; out: string; net: string } | null
}

const COUNTED = ['type', 'quantity'] as const
const PRICED = ['price', 'currencyRate'] as const

const sums = (value: string) =>
  ['in', 'out'].map((type) => `coalesce(sum(${value}) filter (where a.type = '${type}'), 0)`)

const figuresOf = (into: string, from: string) =>
  `json_build_object('in', (${into})::text, 'out', (${from})::text, 'net', (${into} - ${from})::text)`

type Asked = { payload: Payload; ability: AppAbility; where: unknown }

/** @throws UnknownQuestion for an unsupported filter */
const totalsStatement = ({ payload, ability, where }: Asked) => {
  const place = placeOf({ payload, ability, slug: 'stock-movements' })
  const { entity, reader } = place
  for (const field of COUNTED) pathOf(place, field)
  const params = new Params(0)
  const filter = whereSql({ ...place, alias: 'a', params }, where)
  const [into = '', from = ''] = sums('a.quantity')
  const [paid = '', sold = ''] = sums('round(a.quantity * a.price * a.currency_rate, 2)')
  const seesPrices = PRICED.every((name) =>
    entity.fields.some((field) => field.name === name && sees(reader, field) === true),
  )
  const text = `select ${figuresOf(into, from)} as quantity,
      ${seesPrices ? figuresOf(paid, sold) : 'null::json'} as lira
    from stock_movements a${filter ? ` where ${filter.sql}` : ''}`
  return { text, values: params.values }
}

/**
 * Totals of the movements in a list; in lira each row is rounded to kuruş, as displayed.
 * @param asked.where of the list, already validated
 * @returns null when the user may not read one of the columns, or the read engine does not support
 *   the filter
 */
export const readMovementTotals = async (asked: Asked): Promise<MovementTotals | null> => {
  try {
    const statement = totalsStatement(asked)
    const { rows } = await readPoolOf(asked.payload).query<MovementTotals>(statement)
    return rows[0] ?? null
  } catch (error) {
    if (error instanceof UnknownQuestion) return null
    throw error
  }
}
