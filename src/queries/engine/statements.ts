import { literal, quoted, type RowSql } from './columnSql'
import type { EntityModel, Models } from './model'
import { objectSql } from './objectSql'
import { orderOf } from './orderSql'
import { Params } from './params'
import { seesEverything, seesRows, type Reader } from './reader'
import { decline } from './unknown'
import { aliasesFor } from './shape'
import { whereSql } from './whereSql'

/** A query for a list, a record or a count, validated by the gate. */
export type Question = {
  where?: unknown
  sort?: readonly string[]
  limit: number
  page: number
  /** False: the total number of rows is not counted. */
  isCounted: boolean
  depth: number
  only?: readonly string[]
  /** Fields of related records to return, by their collection. */
  populate?: Readonly<Record<string, readonly string[]>>
  /** Decimals are returned as exact text. */
  isExact?: boolean
}

export type Statement = { text: string; values: unknown[] }

export type Asked = { models: Models; reader: Reader; entity: EntityModel; question: Question }

/** At this depth, a list includes the parts of its records. */
const PARTS_DEPTH = 2

const MAX_KEPT = 500

/**
 * Caches statements for all readers of a role: texts of tens of thousands of characters, whose
 * prepared name is looked up by the identical string.
 */
const madeOnce = <Made>(kept: Map<string, Made>, key: string, make: () => Made): Made => {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  // Callers can choose any selection; those of our own screens are few.
  if (kept.size < MAX_KEPT) kept.set(key, made)
  return made
}

const isWithParts = ({ depth }: Question, isRecord: boolean) => isRecord || depth >= PARTS_DEPTH

const keyOf = ({ entity, question }: Asked, isRecord: boolean): string => {
  const { depth, only, populate, isExact } = question
  const withParts = isWithParts(question, isRecord)
  return JSON.stringify([entity.slug, depth, withParts, only, populate, isExact])
}

/** The JSON of a row `a`. */
export const documentSql = (asked: Asked, isRecord: boolean): RowSql => {
  const { models, reader, entity, question } = asked
  const { depth, only, populate, isExact } = question
  return madeOnce(reader.rows, keyOf(asked, isRecord), () =>
    objectSql(entity, 'a', {
      models,
      reader,
      depth,
      isRecord: isWithParts(question, isRecord),
      ...(only && { only: new Set(only) }),
      ...(populate && { populate }),
      ...(isExact && { isExact }),
      freshAlias: aliasesFor(),
    }),
  )
}

/** @throws UnknownQuestion if access depends on single rows, or no rows are readable */
export const insistOnRows = ({ reader, entity }: Asked): void => {
  if (!seesRows(reader, entity)) decline(entity.slug)
  // In users, some readers see one row more than others: their own.
  if (entity.isOwnRowOpen && !seesEverything(reader, entity)) decline(entity.slug)
}

/**
 * The rows of a list that its reader sees.
 * @returns a condition on rows `a`; null if they see all of them
 * @throws UnknownQuestion if access depends on single rows, or the reader sees none
 */
const seenRowsSql = (asked: Asked): string | null => {
  const { reader, entity } = asked
  const { rowFilter } = entity
  if (!rowFilter || seesRows(reader, entity)) {
    insistOnRows(asked)
    return null
  }
  const field = entity.fields.find(({ name }) => name === rowFilter.field)
  const values = rowFilter.values(reader.ability)
  if (field?.type !== 'column' || values.length === 0) return decline(entity.slug)
  return `a.${quoted(field.column)} in (${values.map(literal).join(', ')})`
}

/**
 * The rows that match a filter among those that the reader sees.
 * @returns its condition on rows `a`, null for all of them, and the properties of the filter
 * @throws UnknownQuestion
 */
export const rowsFound = (asked: Asked, params: Params) => {
  const { models, reader, entity, question } = asked
  const seen = seenRowsSql(asked)
  const filter = whereSql({ models, entity, alias: 'a', reader, params }, question.where ?? {})
  const parts = [seen, filter?.sql ?? null].filter((part) => part !== null)
  return { filter, where: parts.length > 0 ? parts.join(' and ') : null }
}

/**
 * Up to this many rows, sorting is faster than scanning in order past the rows that do not match.
 */
const FEW = 20_000

type Pieces = {
  table: string
  /** The condition on the rows; null for all of them. */
  where: string | null
  order: ReturnType<typeof orderOf>
  slice: string
}

/** SQL of a page: the CTE, its rows `a`, and their number. */
type Page = { first: string; rows: string; total: string }

export const idsIn = (order: Pieces['order']) =>
  [...new Set(['id', ...order.columns])].map((column) => `a.${quoted(column)}`).join(', ')

export const byNumber = ({ table, order }: Pick<Pieces, 'table' | 'order'>, from: string) =>
  `select a.* from (${from}) k join ${table} a on a."id" = k."id"${order.joins('a')}
    order by ${order.sql('a')}`

/** Sorts all matching rows: a search normally matches few. */
const pageOfFound = (pieces: Pieces): Page => {
  const { table, where, order, slice } = pieces
  return {
    first: `with m as materialized (select ${idsIn(order)} from ${table} a where ${where}) `,
    rows: byNumber(
      pieces,
      `select m."id" from m${order.joins('m')} order by ${order.sql('m')} ${slice}`,
    ),
    total: '(select count(*) from m)',
  }
}

/**
 * Date ranges with an end: PostgreSQL assumes that matches are spread evenly and would scan from
 * the newest row, past every later one. The count is needed anyway, so it decides: few rows are
 * sorted, many are scanned.
 */
const pageOfPast = (pieces: Pieces, few: number): Page => {
  const { table, where, order, slice } = pieces
  const walked = `select a."id" from ${table} a${order.joins('a')}
    where ${where} and (select c from n) > ${few}
    order by ${order.sql('a')} ${slice}`
  return {
    first: `with n as materialized (select count(*) as c from ${table} a where ${where}),
      m as materialized (select ${idsIn(order)} from ${table} a
        where ${where} and (select c from n) <= ${few}) `,
    rows: byNumber(
      pieces,
      `(select m."id" from m${order.joins('m')} order by ${order.sql('m')} ${slice})
        union all (${walked})`,
    ),
    total: '(select c from n)',
  }
}

const plainPage = (pieces: Pieces, page: number): Page => {
  const { table, where, order, slice } = pieces
  const found = where ? ` where ${where}` : ''
  const tail = `from ${table} a${order.joins('a')}${found} order by ${order.sql('a')} ${slice}`
  return {
    first: '',
    rows: page > 1 ? byNumber(pieces, `select a."id" ${tail}`) : `select a.* ${tail}`,
    total: `(select count(*) from ${table} a${found})`,
  }
}

/**
 * A page of a list, with the number of all rows.
 * @param few up to this many rows of a date range with an end are sorted
 * @returns a statement of one row: documents as JSON, their number, and the number of all rows or
 *   null; of none when the session is over or its rights have changed
 * @throws UnknownQuestion
 */
export const listStatement = (asked: Asked, few = FEW): Statement => {
  const { models, reader, entity, question } = asked
  const params = new Params()
  const { filter, where } = rowsFound(asked, params)
  const order = orderOf({ models, entity, reader }, question.sort ?? [])
  const { limit, page, isCounted } = question
  const slice = `limit ${limit}${page > 1 ? ` offset ${(page - 1) * limit}` : ''}`
  const pieces = { table: quoted(entity.table), where, order, slice }
  const isPast = filter?.endsBy.some((column) => column !== order.columns[0])
  const { first, rows, total } = filter?.isSearch
    ? pageOfFound(pieces)
    : isPast && isCounted
      ? pageOfPast(pieces, few)
      : plainPage(pieces, page)
  const { json, join } = documentSql(asked, false)
  const text = `${first}select page.docs, page.n, ${isCounted ? `${total}::int` : 'null::int'}
    from ${reader.guard} cross join lateral (
      select coalesce(json_agg(x.doc), '[]'::json)::text as docs, count(*)::int as n
      from (select ${json} as doc from (${rows}) a${join}) x) page`
  return { text, values: params.values }
}

/**
 * One record by its id.
 * @returns a statement of one row: its JSON, null when there is none
 * @throws UnknownQuestion
 */
export const recordStatement = (asked: Asked & { id: number }): Statement => {
  insistOnRows(asked)
  const params = new Params()
  const at = params.add(asked.id)
  const text = madeOnce(asked.reader.texts, keyOf(asked, true), () => {
    const { json, join } = documentSql(asked, true)
    return `select (select ${json}::text
      from ${quoted(asked.entity.table)} a${join} where a."id" = ${at}::int) from ${asked.reader.guard}`
  })
  return { text, values: params.values }
}

/**
 * The number of rows of a filter.
 * @throws UnknownQuestion
 */
export const countStatement = (asked: Asked): Statement => {
  const { reader, entity } = asked
  const params = new Params()
  const { where } = rowsFound(asked, params)
  const rows = `${quoted(entity.table)} a${where ? ` where ${where}` : ''}`
  const text = `select (select count(*) from ${rows})::int from ${reader.guard}`
  return { text, values: params.values }
}
