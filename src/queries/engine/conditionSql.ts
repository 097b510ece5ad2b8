import type { FoldedColumn } from '@/catalog/foldedColumns'
import { containsPattern } from '@/domain/lists/likePattern'
import { foldedPatterns } from '@/domain/search/foldedPatterns'
import { literal, quoted } from './columnSql'
import type { ColumnField } from './model'
import type { Params } from './params'
import { decline } from './unknown'

type Kind = Exclude<ColumnField['kind'], 'json'>

/** The SQL type of a bound value; the gate has validated it. */
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
  /** Its folded copy, if there is one. */
  folded: FoldedColumn | null
}

const kindOf = ({ kind, name }: ColumnField): Kind => (kind === 'json' ? decline(name) : kind)

const bound = (field: ColumnField, value: unknown): string => {
  const kind = kindOf(field)
  const isPlain = typeof value === 'string' || (kind !== 'text' && typeof value === 'number')
  const text = typeof value === 'boolean' && kind === 'checkbox' ? String(value) : value
  if (!isPlain && typeof text !== 'string') return decline(`value of ${field.name}`)
  // Empty and `null` mean "no value" for some field types and are literal for others.
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
 * Booleans and options are inlined as literals: they are few, and the planner can estimate their
 * frequency, which it cannot for parameters. Other inlined values would each make a new statement:
 * Payload answers those queries.
 */
const place = ({ field, params }: Condition, value: unknown): string => {
  const said = bound(field, value)
  const known = field.kind === 'checkbox' ? SAID : field.options
  if (!known) return `${params.add(said)}::${TYPES[kindOf(field)]}`
  return known.includes(said) ? literal(said) : decline(`value of ${field.name}`)
}

const listSql = (condition: Condition, compare: '= any' | '<> all'): string => {
  const { field, params, value } = condition
  const type = TYPES[kindOf(field)]
  const values = listOf(field, value)
  if (field.kind !== 'option')
    return `${columnOf(condition)} ${compare}(${params.add(values)}::${type}[])`
  // As literals, see `place`; the order of the values makes no other statement.
  const { options = [] } = field
  if (!values.every((one) => options.includes(one)))
    return `${columnOf(condition)}::text ${compare}(${params.add(values)}::${type}[])`
  const listed = [...new Set(values)].toSorted().map(literal).join(', ')
  return `${columnOf(condition)} ${compare === '= any' ? 'in' : 'not in'} (${listed})`
}

/** A substring match: on the folded copy if there is one. */
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
  // Rows without a value also count as different.
  not_equals: (condition) => `(${columnOf(condition)} is null or ${compareWith('<>')(condition)})`,
  in: (condition) => listSql(condition, '= any'),
  not_in: (condition) =>
    condition.field.kind === 'relation'
      ? `(${listSql(condition, '<> all')} or ${columnOf(condition)} is null)`
      : listSql(condition, '<> all'),
  exists: (condition) =>
    `${columnOf(condition)} is ${String(condition.value) === 'true' ? 'not ' : ''}null`,
  contains: (condition) => matchSql(condition, textOf(condition)),
  // All words must match, in any order.
  like: (condition) =>
    `(${textOf(condition)
      .split(' ')
      .map((word) => matchSql(condition, word))
      .join(' and ')})`,
  not_like: (condition) => matchSql(condition, textOf(condition).replace(/^%|%$/g, ''), true),
}

/**
 * One comparison of a filter as SQL, with the same meaning as in Payload.
 * @param condition whose field the reader may see; validated by the gate
 * @throws UnknownQuestion for an operator or a value whose meaning is specific to Payload
 */
export const conditionSql = (condition: Condition): string =>
  (OPERATORS[condition.operator] ?? (() => decline(condition.operator)))(condition)
