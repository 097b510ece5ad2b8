import { quoted } from './columnSql'
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
  /** False: nobody counts the rows. */
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

/**
 * The session that asks, still as it was when its rights were read; without it there is no row, and
 * nothing else of the statement runs.
 */
export const GUARD = `(select 1 from "users_sessions" s
    join "users" u on u."id" = s."_parent_id" join "roles" r on r."id" = u."role_id"
    where s."id" = $1 and u."id" = $2::int and u."status" = 'active' and s."expires_at" > now()
      and r."id"::text || ':' || r.xmin::text = $3 offset 0) me`

/** Two relations deep, a list brings the parts of its records as the records do. */
const PARTS_DEPTH = 2

const MAX_TEXTS = 500

/**
 * A text that is made once for all readers of a role: tens of thousands of letters, whose name is found
 * by the very same text at once.
 */
const madeOnce = ({ texts }: Reader, key: string, make: () => string): string => {
  const known = texts.get(key)
  if (known !== undefined) return known
  const text = make()
  // Callers choose among many selections; those of our own screens are few.
  if (texts.size < MAX_TEXTS) texts.set(key, text)
  return text
}

const isWithParts = ({ depth }: Question, isRecord: boolean) => isRecord || depth >= PARTS_DEPTH

const keyOf = ({ entity, question }: Asked, isRecord: boolean): string => {
  const { depth, only, populate, isExact } = question
  const withParts = isWithParts(question, isRecord)
  return JSON.stringify([entity.slug, depth, withParts, only, populate, isExact])
}

/** The text of a row's JSON. */
export const documentSql = (asked: Asked, isRecord: boolean): string => {
  const { models, reader, entity, question } = asked
  const { depth, only, populate, isExact } = question
  return madeOnce(reader, keyOf(asked, isRecord), () =>
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

/** Ids and what the order needs of everything that is found, before it is put in order. */
const foundSql = (table: string, columns: readonly string[], where: string): string =>
  `with m as materialized (select ${[...new Set(['id', ...columns])]
    .map((column) => `a.${quoted(column)}`)
    .join(', ')} from ${table} a where ${where}) `

/**
 * A page of a list, with the number of all rows.
 * @returns a statement of one row: documents as JSON, how many, and the number of all rows or null;
 *   of none when the session is over or its rights have changed
 * @throws UnknownQuestion
 */
export const listStatement = (asked: Asked): Statement => {
  insistOnRows(asked)
  const { models, reader, entity, question } = asked
  const params = new Params()
  const filter = whereSql({ models, entity, alias: 'a', reader, params }, question.where ?? {})
  const order = orderOf({ models, entity, reader }, question.sort ?? [])
  const table = quoted(entity.table)
  const { limit, page, isCounted } = question
  const slice = `limit ${limit}${page > 1 ? ` offset ${(page - 1) * limit}` : ''}`
  const where = filter ? ` where ${filter.sql}` : ''
  const found = filter?.isSearch ? foundSql(table, order.columns, filter.sql) : ''
  const byNumber = (from: string) =>
    `select a.* from (${from}) k join ${table} a on a."id" = k."id" order by ${order.sql('a')}`
  const rows = found
    ? byNumber(`select m."id" from m order by ${order.sql('m')} ${slice}`)
    : page > 1
      ? byNumber(`select a."id" from ${table} a${where} order by ${order.sql('a')} ${slice}`)
      : `select a.* from ${table} a${where} order by ${order.sql('a')} ${slice}`
  const total = found ? '(select count(*) from m)' : `(select count(*) from ${table} a${where})`
  const text = `${found}select page.docs, page.n, ${isCounted ? `${total}::int` : 'null::int'}
    from ${GUARD} cross join lateral (
      select coalesce(json_agg(x.doc), '[]'::json)::text as docs, count(*)::int as n
      from (select ${documentSql(asked, false)} as doc from (${rows}) a) x) page`
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
  const text = madeOnce(
    asked.reader,
    `record ${keyOf(asked, true)}`,
    () => `select (select ${documentSql(asked, true)}::text
      from ${quoted(asked.entity.table)} a where a."id" = ${at}::int) from ${GUARD}`,
  )
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
  const text = `select (select count(*) from ${quoted(entity.table)} a${where})::int from ${GUARD}`
  return { text, values: params.values }
}
