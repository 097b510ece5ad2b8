import { daysLeft } from '@/domain/lists/relativeDay'
import { addDays, dayFromStored, dayOf, dayToStored, isDay, type Day } from '@/domain/shared/day'
import { startOfDay } from '@/domain/shared/startOfDay'
import type { FilterKind } from '@/present/list/filterFields'
import { withoutKeys, type FlatWhere } from '@/present/list/listState'

export type Side = 'from' | 'to'
type Range = {
  name: string
  kind: FilterKind
  timeZone: string
  /** Reference day of relative days. */
  today?: Day
}

/** Days up to the last one inclusive, timestamps before the following day. */
const operatorOf = (kind: FilterKind, side: Side): string => {
  if (side === 'from') return 'greater_than_equal'
  return kind === 'moments' ? 'less_than' : 'less_than_equal'
}

const keyOf = ({ name, kind }: Range, side: Side) => `where[${name}][${operatorOf(kind, side)}]`

const conditionOf = ({ kind, timeZone }: Range, side: Side, input: string): string | null => {
  if (kind === 'numbers') {
    const text = input.trim().replace(',', '.')
    return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? text : null
  }
  if (!isDay(input)) return null
  if (kind === 'days') return dayToStored(input)
  return startOfDay({ day: side === 'to' ? addDays(input, 1) : input, timeZone })
}

const RANGE_OPERATORS = [
  'equals',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
]

/** The conditions of a range, by operator. */
export const conditionsOf = (name: string, where: FlatWhere) =>
  RANGE_OPERATORS.flatMap((operator) => {
    const value = where[`where[${name}][${operator}]`]
    return value === undefined ? [] : [{ operator, value }]
  })

/** Replaces the range's conditions in a filter. */
export const withConditions = (
  name: string,
  where: FlatWhere,
  conditions: Readonly<Record<string, string>>,
): FlatWhere => ({
  ...withoutKeys(
    where,
    RANGE_OPERATORS.map((operator) => `where[${name}][${operator}]`),
  ),
  ...Object.fromEntries(
    Object.entries(conditions).map(([operator, value]) => [`where[${name}][${operator}]`, value]),
  ),
})

/** Resolves the relative days of a range. */
const onTheseDays = (range: Range, where: FlatWhere): FlatWhere => {
  const { name, today } = range
  if (!today) return where
  let result = where
  for (const { operator, value } of conditionsOf(name, where)) {
    const days = daysLeft(value, operator, today)
    if (!days) continue
    result = withoutKeys(result, [`where[${name}][${operator}]`])
    const ends = { from: days.first, to: days.last }
    for (const side of ['from', 'to'] as const) {
      const bound = ends[side] && conditionOf(range, side, ends[side])
      if (bound) result = { ...result, [keyOf(range, side)]: bound }
    }
  }
  return result
}

/** The input value of one end of a range, from the condition in the URL. */
export const rangeInput = (args: Range & { where: FlatWhere; side: Side }): string => {
  const { kind, timeZone, side } = args
  const where = onTheseDays(args, args.where)
  const value = where[keyOf(args, side)]
  if (value === undefined || value === '') return ''
  if (kind === 'numbers') return value
  if (kind === 'days') return dayFromStored(value) ?? ''
  if (Number.isNaN(Date.parse(value))) return ''
  const day = dayOf({ instant: value, timeZone })
  return side === 'to' ? addDays(day, -1) : day
}

/**
 * The condition in the URL with one end of a range changed.
 * @param args.input as typed: a day `YYYY-MM-DD`, a number with point or comma; empty for open
 * @returns null for an invalid input: the old condition then stays
 */
export const withRange = (
  args: Range & { where: FlatWhere; side: Side; input: string },
): FlatWhere | null => {
  const { side, input } = args
  const where = onTheseDays(args, args.where)
  const key = keyOf(args, side)
  const others = withoutKeys(where, [key])
  if (input.trim() === '') return others
  const value = conditionOf(args, side, input)
  return value === null ? null : { ...others, [key]: value }
}
