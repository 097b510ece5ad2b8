import { addDays, dayFromStored, dayOf, dayToStored, isDay } from '@/domain/shared/day'
import { startOfDay } from '@/domain/shared/startOfDay'
import type { FilterKind } from '@/present/list/filterFields'
import { withoutKeys, type FlatWhere } from '@/present/list/listState'

export type Side = 'from' | 'to'
type Range = { name: string; kind: FilterKind; timeZone: string }

/** Days up to the last one inclusive, timestamps before the following day. */
const operatorOf = (kind: FilterKind, side: Side): string => {
  if (side === 'from') return 'greater_than_equal'
  return kind === 'moments' ? 'less_than' : 'less_than_equal'
}

const keyOf = ({ name, kind }: Range, side: Side) => `where[${name}][${operatorOf(kind, side)}]`

/** The input value of one end of a range, from the condition in the URL. */
export const rangeInput = (args: Range & { where: FlatWhere; side: Side }): string => {
  const { kind, timeZone, where, side } = args
  const value = where[keyOf(args, side)]
  if (value === undefined || value === '') return ''
  if (kind === 'numbers') return value
  if (kind === 'days') return dayFromStored(value) ?? ''
  if (Number.isNaN(Date.parse(value))) return ''
  const day = dayOf({ instant: value, timeZone })
  return side === 'to' ? addDays(day, -1) : day
}

const conditionOf = ({ kind, timeZone }: Range, side: Side, input: string): string | null => {
  if (kind === 'numbers') {
    const text = input.trim().replace(',', '.')
    return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? text : null
  }
  if (!isDay(input)) return null
  if (kind === 'days') return dayToStored(input)
  return startOfDay({ day: side === 'to' ? addDays(input, 1) : input, timeZone })
}

/**
 * The condition in the URL with one end of a range changed.
 * @param args.input as typed: a day `YYYY-MM-DD`, a number with point or comma; empty for open
 * @returns null for an invalid input: the old condition then stays
 */
export const withRange = (
  args: Range & { where: FlatWhere; side: Side; input: string },
): FlatWhere | null => {
  const { where, side, input } = args
  const key = keyOf(args, side)
  const others = withoutKeys(where, [key])
  if (input.trim() === '') return others
  const value = conditionOf(args, side, input)
  return value === null ? null : { ...others, [key]: value }
}
