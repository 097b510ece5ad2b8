import { daysLeft } from '@/domain/lists/relativeDay'
import { dayFromStored, dayOf, dayToStored, type Day } from '@/domain/shared/day'
import { startOfDay } from '@/domain/shared/startOfDay'
import type { CellContext } from './cellText'
import type { DrawnColumn } from './drawnColumn'
import { pathOf } from './filterFields'
import type { FlatWhere } from './listState'
import { relativeChoiceOf, relativeLabel } from './relativeChoices'
import { titleKey } from './titles'

/** A condition in words, with its keys in the address. */
export type ActiveFilter = { label: string; keys: readonly string[] }

const CONDITION =
  /^where(?:\[or\]\[(?<way>\d+)\])?\[(?<field>[\w.]+)\]\[(?<operator>\w+)\](\[\d+\])?$/

/** `way`: which of the alternatives of `or` it belongs to. */
type Part = { key: string; field: string; operator: string; value: string; way?: string }

const partsOf = (where: FlatWhere): Part[] =>
  Object.entries(where).map(([key, value]) => {
    const { field = '', operator = '', way } = CONDITION.exec(key)?.groups ?? {}
    return { key, field, operator, value, ...(way && { way }) }
  })

const groupedBy = (parts: readonly Part[], keyOf: (part: Part) => string): Part[][] => {
  const groups = new Map<string, Part[]>()
  for (const part of parts) groups.set(keyOf(part), [...(groups.get(keyOf(part)) ?? []), part])
  return [...groups.values()]
}

const LOWER = ['greater_than', 'greater_than_equal']
const UPPER = ['less_than', 'less_than_equal']

const valueText = (value: string, drawn: DrawnColumn, context: CellContext): string => {
  const { format, t, titles, timeZone } = context
  if (drawn.words) return drawn.words[value] ?? value
  if (drawn.relationTo) return titles.get(titleKey(drawn.relationTo, Number(value))) ?? value
  switch (drawn.column.kind) {
    case 'boolean':
      return t(value === 'true' ? 'common.yes' : 'common.no')
    case 'day':
      return format.day(dayFromStored(value) ?? value)
    case 'dateTime':
      return format.day(dayOf({ instant: value, timeZone }))
    case 'quantity':
    case 'money':
    case 'price':
    case 'cost':
    case 'percent':
    case 'count':
      return format.quantity(value)
    default:
      return value
  }
}

/** A range of days ends before the first moment of the next one: the last day is shown. */
const lastOf = ({ operator, value }: Part, { column }: DrawnColumn): string =>
  operator === 'less_than' && column.kind === 'dateTime'
    ? new Date(Date.parse(value) - 1).toISOString()
    : value

/** Resolves a relative day to its bounds. */
const withoutRelative = (
  part: Part,
  { column }: DrawnColumn,
  { today, timeZone }: CellContext,
): Part[] => {
  const { operator, value } = part
  const stored = (day: Day) =>
    column.kind === 'day' ? dayToStored(day) : startOfDay({ day, timeZone })
  const days = daysLeft(value, operator, today)
  if (!days) return [part]
  const bound = (at: string, day: Day | undefined): Part[] =>
    day ? [{ ...part, operator: at, value: stored(day) }] : []
  return [...bound('greater_than_equal', days.first), ...bound('less_than_equal', days.last)]
}

/** `12–40`, `≥ 12` or the value itself; undefined for a condition without a short form. */
const textOf = (asked: readonly Part[], drawn: DrawnColumn, context: CellContext): string => {
  const choice = relativeChoiceOf(asked)
  if (choice) return context.t(relativeLabel(choice))
  const parts = asked.flatMap((part) => withoutRelative(part, drawn, context))
  const say = (part: Part) => valueText(lastOf(part, drawn), drawn, context)
  const [first] = parts
  if (first?.operator === 'like' && parts.length === 1) return say(first)
  const equal = parts.filter(({ operator }) => operator === 'equals' || operator === 'in')
  if (first?.operator === 'exists' && parts.length === 1)
    return context.t(first.value === 'true' ? 'common.yes' : 'common.no')
  if (first && equal.length === parts.length) {
    return equal
      .flatMap((part) => part.value.split(',').map((value) => say({ ...part, value })))
      .join(', ')
  }
  const lower = parts.find(({ operator }) => LOWER.includes(operator))
  const upper = parts.find(({ operator }) => UPPER.includes(operator))
  if (Number(Boolean(lower)) + Number(Boolean(upper)) !== parts.length) return ''
  if (lower && upper) return `${say(lower)} – ${say(upper)}`
  return lower ? `≥ ${say(lower)}` : upper ? `≤ ${say(upper)}` : ''
}

const textOfField = (
  parts: readonly Part[],
  available: readonly DrawnColumn[],
  context: CellContext,
): string | null => {
  const drawn = available.find((column) => pathOf(column) === parts[0]?.field)
  const text = drawn ? textOf(parts, drawn, context) : ''
  return drawn && text !== '' ? `${drawn.label}: ${text}` : null
}

/**
 * The conditions of a list in words, one for each field and one for its alternatives, for removable
 * chips.
 * @param args.where the conditions not shown by quick filters
 */
export const activeFilters = (args: {
  where: FlatWhere
  available: readonly DrawnColumn[]
  context: CellContext
}): ActiveFilter[] => {
  const { where, available, context } = args
  const textsOf = (parts: Part[]) =>
    groupedBy(parts, ({ field }) => field).map((each) => textOfField(each, available, context))
  return groupedBy(partsOf(where), ({ way, field }) => (way ? 'or' : field)).map((parts) => {
    const ways = groupedBy(parts, ({ way = '' }) => way).map(textsOf)
    const label = ways.flat().includes(null)
      ? context.t('list.otherFilter')
      : context.format.either(ways.map((texts) => texts.join(', ')))
    return { label, keys: parts.map(({ key }) => key) }
  })
}

/** Records named in conditions, to load their names with those of the rows. */
export const recordsInWhere = (
  where: FlatWhere,
  available: readonly DrawnColumn[],
): { relationTo: string; id: number; titles: readonly string[] }[] =>
  partsOf(where).flatMap(({ field, value }) => {
    const drawn = available.find((column) => pathOf(column) === field)
    const { relationTo } = drawn ?? {}
    if (!drawn || !relationTo) return []
    return value
      .split(',')
      .filter((id) => /^\d{1,9}$/.test(id))
      .map((id) => ({ relationTo, id: Number(id), titles: drawn.column.titles ?? ['name'] }))
  })
