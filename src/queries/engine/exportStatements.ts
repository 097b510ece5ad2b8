import { quoted } from './columnSql'
import { orderOf } from './orderSql'
import { Params } from './params'
import { documentSql, insistOnRows, type Asked, type Statement } from './statements'
import { whereSql } from './whereSql'

/**
 * Ids of all rows of a list, in its order. The rows are then read by id in batches, so that no
 * transaction stays open while a slow client downloads.
 * @returns a statement that yields one row, an array of ids; no row when the session is over
 * @throws UnknownQuestion
 */
export const numbersStatement = (asked: Asked & { most: number }): Statement => {
  insistOnRows(asked)
  const { models, reader, entity, question, most } = asked
  const params = new Params()
  const filter = whereSql({ models, entity, alias: 'a', reader, params }, question.where ?? {})
  const order = orderOf({ models, entity, reader }, question.sort ?? [])
  const where = filter ? ` where ${filter.sql}` : ''
  const text = `select array(select a."id" from ${quoted(entity.table)} a${order.joins('a')}${where}
      order by ${order.sql('a')} limit ${most}) from ${reader.guard}`
  return { text, values: params.values }
}

/**
 * Rows by id, in the order of the ids.
 * @returns a statement that yields one row, the documents as JSON; no row when the session is over
 * @throws UnknownQuestion
 */
export const rowsStatement = (asked: Asked & { ids: readonly number[] }): Statement => {
  insistOnRows(asked)
  const params = new Params()
  const at = params.add(asked.ids)
  const { json, join } = documentSql(asked, false)
  const text = `select page.docs from ${asked.reader.guard} cross join lateral (
      select coalesce(json_agg(x.doc order by x.place), '[]'::json)::text as docs
      from (select k.place, ${json} as doc
        from unnest(${at}::int[]) with ordinality k(id, place)
        join ${quoted(asked.entity.table)} a on a."id" = k.id${join}) x) page`
  return { text, values: params.values }
}
