import { quoted, type RowSql } from './columnSql'
import type { EntityModel, Models } from './model'
import { objectSql } from './objectSql'
import { orderOf } from './orderSql'
import { Params } from './params'
import { seesEverything, seesRows, type Reader } from './reader'
import { decline } from './unknown'
import { aliasesFor } from './shape'
import { whereSql } from './whereSql'

/** A question about a list, a record or a number of rows, as the gate judged it. */
export type Question = {
  where?: unknown
  sort?: readonly string[]
  limit: number
  page: number
  /** False: the total number of rows is not counted. */
  isCounted: boolean
  depth: number
  only?: readonly string[]
  /** Fields of related records to answer, by their collection. */
  populate?: Readonly<Record<string, readonly string[]>>
  /** Decimals are texts with every digit they have. */
  isExact?: boolean
}

export type Statement = { text: string; values: unknown[] }

export type Asked = { models: Models; reader: Reader; entity: EntityModel; question: Question }

/** Two relations deep, a list brings the parts of its records as the records do. */
const PARTS_DEPTH = 2

const MAX_KEPT = 500

/**
 * What is made once for all readers of a role: texts of tens of thousands of characters, whose name is
 * found by the very same text at once.
 */
const madeOnce = <Made>(kept: Map<string, Made>, key: string, make: () => Made): Made => {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  // Callers choose among many selections; those of our own screens are few.
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

/** @throws UnknownQuestion where rows decide, or the reader sees none */
export const insistOnRows = ({ reader, entity }: Asked): void => {
  if (!seesRows(reader, entity)) decline(entity.slug)
  // Of people, some readers see one row more than others.
  if (entity.isOwnRowOpen && !seesEverything(reader, entity)) decline(entity.slug)
}

/** So many rows are put in order in less time than it takes to pass over those that do not fit. */
const FEW = 20_000

type Pieces = {
  table: string
  /** What decides which rows there are; none for all of them. */
  where: string | null
  order: ReturnType<typeof orderOf>
  slice: string
}

/** What rows come from, and their number: the rows `a` of the page, as `with` sees them. */
type Page = { first: string; rows: string; total: string }

const idsIn = (order: Pieces['order']) =>
  [...new Set(['id', ...order.columns])].map((column) => `a.${quoted(column)}`).join(', ')

const byNumber = ({ table, order }: Pieces, from: string) =>
  `select a.* from (${from}) k join ${table} a on a."id" = k."id" order by ${order.sql('a')}`

/** All matching rows are sorted: a search normally matches few rows. */
const pageOfFound = (pieces: Pieces): Page => {
  const { table, where, order, slice } = pieces
  return {
    first: `with m as materialized (select ${idsIn(order)} from ${table} a where ${where}) `,
    rows: byNumber(pieces, `select m."id" from m order by ${order.sql('m')} ${slice}`),
    total: '(select count(*) from m)',
  }
}

/**
 * Days that end somewhere: PostgreSQL expects what it looks for to lie evenly among all rows and walks
 * from the newest one, past every row since. How many there are is counted anyway, so it decides: few
 * are put in order, many are walked through.
 */
const pageOfPast = (pieces: Pieces, few: number): Page => {
  const { table, where, order, slice } = pieces
  const walked = `select a."id" from ${table} a where ${where} and (select c from n) > ${few}
    order by ${order.sql('a')} ${slice}`
  return {
    first: `with n as materialized (select count(*) as c from ${table} a where ${where}),
      m as materialized (select ${idsIn(order)} from ${table} a
        where ${where} and (select c from n) <= ${few}) `,
    rows: byNumber(
      pieces,
      `(select m."id" from m order by ${order.sql('m')} ${slice}) union all (${walked})`,
    ),
    total: '(select c from n)',
  }
}

const plainPage = (pieces: Pieces, page: number): Page => {
  const { table, where, order, slice } = pieces
  const all = `from ${table} a${where ? ` where ${where}` : ''}`
  const tail = `${all} order by ${order.sql('a')} ${slice}`
  return {
    first: '',
    rows: page > 1 ? byNumber(pieces, `select a."id" ${tail}`) : `select a.* ${tail}`,
    total: `(select count(*) ${all})`,
  }
}

/**
 * A page of a list, with the number of all rows.
 * @param few up to so many rows of days that end somewhere are put in order
 * @returns a statement of one row: documents as JSON, how many, and the number of all rows or null;
 *   of none when the session is over or its rights have changed
 * @throws UnknownQuestion
 */
export const listStatement = (asked: Asked, few = FEW): Statement => {
  insistOnRows(asked)
  const { models, reader, entity, question } = asked
  const params = new Params()
  const filter = whereSql({ models, entity, alias: 'a', reader, params }, question.where ?? {})
  const order = orderOf({ models, entity, reader }, question.sort ?? [])
  const { limit, page, isCounted } = question
  const slice = `limit ${limit}${page > 1 ? ` offset ${(page - 1) * limit}` : ''}`
  const pieces = { table: quoted(entity.table), where: filter?.sql ?? null, order, slice }
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
 * One record by its number.
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
 * How many rows a filter finds.
 * @throws UnknownQuestion
 */
export const countStatement = (asked: Asked): Statement => {
  insistOnRows(asked)
  const { models, reader, entity, question } = asked
  const params = new Params()
  const filter = whereSql({ models, entity, alias: 'a', reader, params }, question.where ?? {})
  const where = filter ? ` where ${filter.sql}` : ''
  const text = `select (select count(*) from ${quoted(entity.table)} a${where})::int from ${reader.guard}`
  return { text, values: params.values }
}
