import type { FoldedColumn } from '@/catalog/foldedColumns'
import { containsPattern } from '@/domain/lists/likePattern'
import { foldedPatterns } from '@/domain/search/foldedPatterns'
import { quoted } from './columnSql'
import type { ColumnField } from './model'
import type { Params } from './params'
import { decline } from './unknown'

type Kind = Exclude<ColumnField['kind'], 'json'>

/** The type a value is bound as; that it is such a value, the gate has judged. */
const TYPES: Readonly<Record<Kind, string>> = {
  text: 'text',
  option: 'text',
  number: 'numeric',
  date: 'timestamptz',
  checkbox: 'boolean',
  relation: 'int',
}

export type Condition = {
  field: ColumnField
  alias: string
  operator: string
  value: unknown
  params: Params
  /** Kept folded beside the column, if it is. */
  folded: FoldedColumn | null
}

const kindOf = ({ kind, name }: ColumnField): Kind => (kind === 'json' ? decline(name) : kind)

const bound = (field: ColumnField, value: unknown): string => {
  const kind = kindOf(field)
  const isPlain = typeof value === 'string' || (kind !== 'text' && typeof value === 'number')
  const text = typeof value === 'boolean' && kind === 'checkbox' ? String(value) : value
  if (!isPlain && typeof text !== 'string') return decline(`value of ${field.name}`)
  // Empty and `null` mean nothing to some fields and themselves to others.
  const said = String(text)
  if (said === '' || said === 'null') return decline(`value of ${field.name}`)
  return kind === 'date' ? new Date(said).toISOString() : said
}

const listOf = (field: ColumnField, value: unknown): string[] => {
  const list = typeof value === 'string' ? value.split(',') : value
  if (!Array.isArray(list) || list.length === 0) return decline(`list of ${field.name}`)
  return list.map((one) => bound(field, one))
}

const columnOf = ({ alias, field }: Condition) => `${alias}.${quoted(field.column)}`

const SAID: readonly string[] = ['true', 'false']

/**
 * Booleans and options are written into the SQL as literals: they are few, the planner knows how many
 * rows have each, and a plan that waits for a value could not tell the rare ones from the usual.
 * Other values would each make a new statement: Payload answers those queries.
 */
const place = ({ field, params }: Condition, value: unknown): string => {
  const said = bound(field, value)
  const known = field.kind === 'checkbox' ? SAID : field.options
  if (!known) return `${params.add(said)}::${TYPES[kindOf(field)]}`
  return known.includes(said)
    ? `'${said.replaceAll("'", "''")}'`
    : decline(`value of ${field.name}`)
}

const listSql = (condition: Condition, compare: '= any' | '<> all'): string => {
  const { field, params, value } = condition
  const type = TYPES[kindOf(field)]
  const column = field.kind === 'option' ? `${columnOf(condition)}::text` : columnOf(condition)
  return `${column} ${compare}(${params.add(listOf(field, value))}::${type}[])`
}

/** A text found anywhere in a column: in its folded form where there is one. */
const matchSql = (condition: Condition, text: string, isNegated = false): string => {
  const { folded, alias, params } = condition
  const not = isNegated ? 'not ' : ''
  const patterns = folded && foldedPatterns(folded.kind, text)
  if (!folded || !patterns)
    return `${columnOf(condition)} ${not}ilike ${params.add(containsPattern(text))}::text`
  const column = `${alias}.${quoted(folded.column)}`
  const parts = patterns.map((pattern) => `${column} like ${params.add(pattern)}::text`)
  return `${not}(${parts.join(' or ')})`
}

const textOf = ({ value, field }: Condition): string =>
  typeof value === 'string' && field.kind === 'text' ? value : decline(`text of ${field.name}`)

const compareWith = (sign: string) => (condition: Condition) =>
  `${columnOf(condition)} ${sign} ${place(condition, condition.value)}`

const OPERATORS: Readonly<Record<string, (condition: Condition) => string>> = {
  equals: compareWith('='),
  greater_than: compareWith('>'),
  greater_than_equal: compareWith('>='),
  less_than: compareWith('<'),
  less_than_equal: compareWith('<='),
  // Rows without a value differ from every value.
  not_equals: (condition) => `(${columnOf(condition)} is null or ${compareWith('<>')(condition)})`,
  in: (condition) => listSql(condition, '= any'),
  not_in: (condition) =>
    condition.field.kind === 'relation'
      ? `(${listSql(condition, '<> all')} or ${columnOf(condition)} is null)`
      : listSql(condition, '<> all'),
  exists: (condition) =>
    `${columnOf(condition)} is ${String(condition.value) === 'true' ? 'not ' : ''}null`,
  contains: (condition) => matchSql(condition, textOf(condition)),
  // All of its words, in any order and place.
  like: (condition) =>
    `(${textOf(condition)
      .split(' ')
      .map((word) => matchSql(condition, word))
      .join(' and ')})`,
  not_like: (condition) => matchSql(condition, textOf(condition).replace(/^%|%$/g, ''), true),
}

/**
 * One comparison of a filter as SQL, with the meaning Payload gives it.
 * @param condition whose field the reader sees, judged by the gate before
 * @throws UnknownQuestion for an operator or a value whose meaning is Payload's own
 */
export const conditionSql = (condition: Condition): string =>
  (OPERATORS[condition.operator] ?? (() => decline(condition.operator)))(condition)
