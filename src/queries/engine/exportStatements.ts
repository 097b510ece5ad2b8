import { quoted } from './columnSql'
import { orderOf } from './orderSql'
import { Params } from './params'
import { documentSql, insistOnRows, type Asked, type Statement } from './statements'
import { whereSql } from './whereSql'

/**
 * The numbers of everything a list finds, in its order: what the rows are read by afterwards, some
 * at a time, so that nothing waits for whoever takes them.
 * @returns a statement of one row, a list of numbers; of none when the session is over
 * @throws UnknownQuestion
 */
export const numbersStatement = (asked: Asked & { most: number }): Statement => {
  insistOnRows(asked)
  const { models, reader, entity, question, most } = asked
  const params = new Params()
  const filter = whereSql({ models, entity, alias: 'a', reader, params }, question.where ?? {})
  const order = orderOf({ models, entity, reader }, question.sort ?? [])
  const where = filter ? ` where ${filter.sql}` : ''
  const text = `select array(select a."id" from ${quoted(entity.table)} a${where}
      order by ${order.sql('a')} limit ${most}) from ${reader.guard}`
  return { text, values: params.values }
}

/**
 * Rows by their numbers, in the order of these.
 * @returns a statement of one row, the documents as JSON; of none when the session is over
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
