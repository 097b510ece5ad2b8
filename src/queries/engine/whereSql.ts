import { foldedColumnAt } from '@/catalog/foldedColumns'
import { conditionSql } from './conditionSql'
import { quoted } from './columnSql'
import type { ColumnField, EntityModel, Models } from './model'
import type { Params } from './params'
import { sees, seesEverything, seesRows, type Reader } from './reader'
import { decline } from './unknown'

/** The id of a record, as a field. */
export const ID: ColumnField = {
  type: 'column',
  name: 'id',
  column: 'id',
  kind: 'relation',
  isDecimal: false,
  read: () => true,
}

/** Shorter texts match too many rows for an index search. */
const MIN_TEXT = 3

/**
 * The first conditions on related records may be planned as joins, with their indexes. The time that
 * planning takes grows much faster than the number of joins: seconds at 40 of them.
 */
const MAX_JOINS = 4

export type Filter = {
  sql: string
  /** It contains a text long enough for an index search before sorting. */
  isSearch: boolean
  /** Date columns with an upper bound: matches may lie far behind the newest row. */
  endsBy: readonly string[]
}

type Place = { models: Models; entity: EntityModel; reader: Reader }
type Asked = Place & {
  alias: string
  params: Params
  /** It is one of several alternatives (`or`). */
  isAlternative?: boolean
}
type Values = Record<string, unknown>
/** `related` counts the conditions on related records written so far, over all levels. */
type Part = Asked & { related: { count: number } }

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A column of the collection itself or of a related record. */
export type Path = { field: ColumnField; entity: EntityModel; through?: ColumnField }

const ownColumn = ({ entity, reader }: Place, name: string): ColumnField => {
  if (name === 'id') return ID
  const field = entity.fields.find((one) => one.name === name)
  return field?.type === 'column' && sees(reader, field) === true ? field : decline(name)
}

/**
 * A column that its reader may see in every row; `company.name` only if both sides are readable.
 * @throws UnknownQuestion for any other
 */
export const pathOf = (place: Place, path: string): Path => {
  const { models, entity, reader } = place
  const [name = '', inner] = path.split('.')
  const field = ownColumn(place, name)
  if (inner === undefined) return { field, entity }
  if (!field.to) return decline(path)
  if (inner === 'id') return { field, entity }
  const related = models.entities.get(field.to)
  if (!related || !seesRows(reader, related)) return decline(path)
  if (related.isOwnRowOpen && !seesEverything(reader, related)) return decline(path)
  const target = ownColumn({ ...place, entity: related }, inner)
  return { field: target, entity: related, through: field }
}

const MATCHES: readonly string[] = ['like', 'contains']

/** Rows without a relation have no value: "differs" and "is missing" match them. */
const holdsOfNothing = (operator: string, value: unknown, field: ColumnField): boolean =>
  operator === 'not_equals' ||
  (operator === 'not_in' && field.kind === 'relation') ||
  (operator === 'exists' && String(value) !== 'true')

const ENDS: readonly string[] = ['less_than', 'less_than_equal']

const comparisonSql = (asked: Part, path: string, operator: string, value: unknown): Filter => {
  const { alias, params } = asked
  const { field, entity, through } = pathOf(asked, path)
  const folded = foldedColumnAt(entity.table, field.column)
  const isLong = MATCHES.includes(operator) && String(value).length >= MIN_TEXT
  const compare = (on: string) =>
    conditionSql({ field, alias: on, operator, value, params, folded })
  const endsBy = field.kind === 'date' && ENDS.includes(operator) ? [field.column] : []
  if (!through) return { sql: compare(alias), isSearch: isLong && folded !== null, endsBy }
  const from = `${alias}.${quoted(through.column)}`
  const ids = `select r."id" from ${quoted(entity.table)} r where ${compare('r')}`
  // A subquery in an `or` runs for every row. An array is read once and keeps the indexes of the
  // alternatives usable; for large tables searching it for every row would be too slow.
  const isRead = asked.isAlternative && entity.table === 'users'
  const listed = isRead ? `${from} = any(array(${ids}))` : `${from} in (${ids})`
  asked.related.count += 1
  // The planner makes no join of a subquery below `is true`: it reads it once, into a hash table.
  const isJoined = isRead || asked.related.count <= MAX_JOINS
  const found = isJoined ? listed : `(${listed}) is true`
  const isOpen = holdsOfNothing(operator, value, field)
  return { sql: isOpen ? `(${from} is null or ${found})` : found, isSearch: false, endsBy: [] }
}

const constraintSql = (asked: Part, path: string, constraint: unknown): Filter => {
  if (!isPlain(constraint)) return decline(path)
  const parts = Object.entries(constraint)
  return (
    both(parts.map(([operator, value]) => comparisonSql(asked, path, operator, value))) ??
    decline(path)
  )
}

const both = (filters: readonly Filter[]): Filter | null =>
  filters.length === 0
    ? null
    : {
        sql: filters.map(({ sql }) => sql).join(' and '),
        isSearch: filters.some(({ isSearch }) => isSearch),
        endsBy: filters.flatMap(({ endsBy }) => endsBy),
      }

const either = (filters: readonly Filter[]): Filter | null =>
  filters.length === 0
    ? null
    : {
        sql: `(${filters.map(({ sql }) => `(${sql})`).join(' or ')})`,
        isSearch: filters.every(({ isSearch }) => isSearch),
        endsBy: filters.every(({ endsBy }) => endsBy.length > 0)
          ? filters.flatMap(({ endsBy }) => endsBy)
          : [],
      }

const partSql = (asked: Part, where: unknown): Filter | null => {
  if (!isPlain(where)) return decline('where')
  const filters = Object.entries(where).flatMap(([key, value]) => {
    if (key !== 'and' && key !== 'or') return [constraintSql(asked, key, value)]
    if (!Array.isArray(value)) return decline(key)
    const isAlternative = asked.isAlternative || key === 'or'
    const parts = value
      .map((part) => partSql({ ...asked, isAlternative }, part))
      .filter((part) => part !== null)
    const filter = key === 'and' ? both(parts) : either(parts)
    return filter ? [filter] : []
  })
  return both(filters)
}

/**
 * A filter as SQL.
 * @param where validated by the gate: known columns, matching operators and values
 * @returns null for an empty filter
 * @throws UnknownQuestion
 */
export const whereSql = (asked: Asked, where: unknown): Filter | null =>
  partSql({ ...asked, related: { count: 0 } }, where)
