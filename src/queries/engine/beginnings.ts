import { quoted } from './columnSql'
import { conditionSql } from './conditionSql'
import type { EntityModel, Models } from './model'
import { orderOf } from './orderSql'
import { Params } from './params'
import type { Reader } from './reader'
import {
  byNumber,
  documentSql,
  idsIn,
  rowsFound,
  type Asked,
  type Question,
  type Statement,
} from './statements'
import { UnknownQuestion } from './unknown'
import { pathOf } from './whereSql'

/** The beginning of a list: its first rows, and the number of its rows counted up to a limit. */
export type Beginning = Required<Pick<Question, 'sort' | 'only'>> &
  Pick<Question, 'populate'> & {
    entity: EntityModel
    where: Values
    /** Rows in the response. */
    limit: number
    /** Rows are counted up to this number. */
    upTo: number
  }

type Values = Readonly<Record<string, unknown>>
type Place = { models: Models; reader: Reader; params: Params }

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The alternatives of a condition: those of an `or`, else the condition itself. */
const alternativesOf = (where: Values): readonly Values[] => {
  const { or, ...others } = where
  const isAlone = Array.isArray(or) && or.length > 0 && Object.keys(others).length === 0
  return isAlone && or.every(isValues) ? or : [where]
}

/** A condition on the user that a column of the row refers to. */
const accountOf = (
  { models, reader, params }: Place,
  entity: EntityModel,
  where: Values,
): { rest: Values; column: string; table: string; sql: string } | null => {
  const key = Object.keys(where).find((path) => path.includes('.'))
  const asked = key === undefined ? null : where[key]
  if (key === undefined || !isValues(asked) || Object.keys(asked).join() !== 'equals') return null
  const { field, entity: related, through } = pathOf({ models, entity, reader }, key)
  if (!through || !related.isAuth) return null
  const { [key]: _, ...rest } = where
  const [alias, operator, value] = ['r', 'equals', asked.equals]
  const sql = conditionSql({ field, alias, operator, value, params, folded: null })
  return { rest, column: through.column, table: related.table, sql }
}

/**
 * The first rows of one alternative, in the order of the list. Each alternative uses its own index:
 * a single `or` over all of them would be evaluated for every row of the table. For rows of several
 * users each user is queried separately: these are few, and PostgreSQL cannot estimate how many
 * rows each has.
 */
const firstOf = (place: Place, asked: Asked, { where, upTo }: { where: Values; upTo: number }) => {
  const { models, reader, params } = place
  const { entity } = asked
  const order = orderOf({ models, entity, reader }, asked.question.sort ?? [])
  const account = accountOf(place, entity, where)
  const question = { ...asked.question, where: account?.rest ?? where }
  const { where: condition } = rowsFound({ ...asked, question }, params)
  const conditions = [
    ...(account ? [`a.${quoted(account.column)} = r."id"`] : []),
    ...(condition === null ? [] : [condition]),
  ]
  const filter = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  const tail = `order by ${order.sql('a')} limit ${upTo}`
  const from = `${quoted(entity.table)} a${order.joins('a')}`
  const rows = `select ${idsIn(order)} from ${from}${filter} ${tail}`
  return account
    ? `(select a.* from ${quoted(account.table)} r cross join lateral (${rows}) a${order.joins('a')}
        where ${account.sql} ${tail})`
    : `(${rows})`
}

/** A JSON value: the rows, and their number. */
const beginningSql = (place: Place, beginning: Beginning): string => {
  const { models, reader } = place
  const { entity, where, sort, only, populate, limit, upTo } = beginning
  const question = { sort, only, populate, limit, page: 1, isCounted: true, depth: 1 }
  const asked: Asked = { models, reader, entity, question }
  const order = orderOf({ models, entity, reader }, sort)
  const found = alternativesOf(where)
    .map((one) => firstOf(place, asked, { where: one, upTo }))
    .join(' union ')
  const { json, join } = documentSql(asked, false)
  const table = quoted(entity.table)
  const first = `select m."id" from m${order.joins('m')} order by ${order.sql('m')} limit ${limit}`
  return `(with m as materialized (${found})
    select json_build_array(coalesce(json_agg(x.doc), '[]'::json),
      least((select count(*) from m), ${upTo}))
    from (select ${json} as doc from (${byNumber({ table, order }, first)}) a${join}) x)`
}

/**
 * The beginnings of several lists in one statement, which reads at most `upTo` entries of an index
 * for each.
 * @param beginnings their `upTo` is at least their `limit`; an order by columns of their own tables
 *   reads an index, one by related records sorts all rows
 * @returns a statement with one row: JSON with the rows and number of each; null for a list that
 *   the read engine does not support, or with fields that the reader may not see
 */
export const beginningsStatement = (
  { models, reader }: { models: Models; reader: Reader },
  beginnings: readonly Beginning[],
): Statement => {
  const params = new Params()
  const isUnknown = (error: unknown) => error instanceof UnknownQuestion
  const parts = beginnings.map(
    (one) =>
      params.attempt(() => beginningSql({ models, reader, params }, one), isUnknown) ??
      'null::json',
  )
  const text = `select json_build_array(${parts.join(', ')})::text from ${reader.guard}`
  return { text, values: params.values }
}
