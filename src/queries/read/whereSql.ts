import { CATALOG } from '@/catalog'
import { foldedColumnOf, type SearchKind } from '@/domain/search/searchFields'
import { conditionSql } from './conditionSql'
import type { ColumnField, EntityModel } from './model'
import type { Params } from './params'
import { sees, type Reader } from './reader'
import { decline } from './unknown'

/** The number of a record, as a field. */
export const ID: ColumnField = {
  type: 'column',
  name: 'id',
  column: 'id',
  kind: 'relation',
  isDecimal: false,
  read: () => true,
}

/** Folded columns, by collection and field. */
const FOLDED = new Map<string, SearchKind>(
  CATALOG.entities.flatMap(({ slug, search }) =>
    (search?.fields ?? []).map(({ path, kind }) => [`${slug} ${path}`, kind]),
  ),
)

/** Shorter ones are in too many rows to look for them first. */
const MIN_TEXT = 3

export type Filter = {
  sql: string
  /** It looks for a text that is long enough to be looked for before the rows are put in order. */
  isSearch: boolean
}

type Asked = { entity: EntityModel; alias: string; reader: Reader; params: Params }
type Values = Record<string, unknown>

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A column of a collection that its reader sees in every row.
 * @throws UnknownQuestion for any other
 */
export const columnOf = (entity: EntityModel, reader: Reader, path: string): ColumnField => {
  if (path === 'id') return ID
  const name = path.endsWith('.id') ? path.slice(0, -3) : path
  const field = entity.fields.find((one) => one.name === name)
  if (field?.type !== 'column' || sees(reader, field) !== true) return decline(path)
  return name === path || field.kind === 'relation' ? field : decline(path)
}

const MATCHES: readonly string[] = ['like', 'contains']

const constraintSql = (asked: Asked, path: string, constraint: unknown): Filter => {
  const { entity, alias, reader, params } = asked
  const field = columnOf(entity, reader, path)
  if (!isPlain(constraint)) return decline(path)
  const kind = FOLDED.get(`${entity.slug} ${field.name}`)
  const folded = kind ? { column: foldedColumnOf(field.name), kind } : null
  const parts = Object.entries(constraint)
  const sqls = parts.map(([operator, value]) =>
    conditionSql({ field, alias, operator, value, params, folded }),
  )
  const isSearch = parts.some(
    ([operator, value]) =>
      folded !== null && MATCHES.includes(operator) && String(value).length >= MIN_TEXT,
  )
  return { sql: sqls.join(' and '), isSearch }
}

const both = (filters: readonly Filter[]): Filter | null =>
  filters.length === 0
    ? null
    : {
        sql: filters.map(({ sql }) => sql).join(' and '),
        isSearch: filters.some(({ isSearch }) => isSearch),
      }

const either = (filters: readonly Filter[]): Filter | null =>
  filters.length === 0
    ? null
    : {
        sql: `(${filters.map(({ sql }) => `(${sql})`).join(' or ')})`,
        isSearch: filters.every(({ isSearch }) => isSearch),
      }

/**
 * A filter as SQL.
 * @param where as the gate judged it: known columns, operators that fit, values that can be
 * @returns null when it filters nothing
 * @throws UnknownQuestion
 */
export const whereSql = (asked: Asked, where: unknown): Filter | null => {
  if (!isPlain(where)) return decline('where')
  const filters = Object.entries(where).flatMap(([key, value]) => {
    if (key !== 'and' && key !== 'or') return [constraintSql(asked, key, value)]
    if (!Array.isArray(value)) return decline(key)
    const parts = value.map((part) => whereSql(asked, part)).filter((part) => part !== null)
    const filter = key === 'and' ? both(parts) : either(parts)
    return filter ? [filter] : []
  })
  return both(filters)
}
