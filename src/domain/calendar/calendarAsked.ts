import { periodOf } from '../lists/relativeDay'
import { addDays, daysBetween, isRecordDay, type Day } from '../shared/day'

/** Layers of a calendar, in the order of its toggles. */
export const CALENDAR_LAYERS = [
  'meets',
  'actions',
  'deliveries',
  'instalments',
  'lastDays',
] as const
export type CalendarLayer = (typeof CALENDAR_LAYERS)[number]

/** Most days of one response: a month padded to whole weeks has 42. */
export const MAX_CALENDAR_DAYS = 62
/** Most items of one response. */
export const MAX_CALENDAR_ITEMS = 2000

export type CalendarAsked = {
  /** Calendar days of the company, both included. */
  from: Day
  to: Day
  layers: readonly CalendarLayer[]
  /** Actions and deadlines of all owners instead of the user's own. */
  asksTeam: boolean
}

const layersNamed = (text: string): readonly CalendarLayer[] | null => {
  const names = text.split(',')
  const layers = CALENDAR_LAYERS.filter((layer) => names.includes(layer))
  return layers.length === names.length ? layers : null
}

/**
 * Parses the query string strictly.
 * @param query its parameters: `from`, `to`, at most `MAX_CALENDAR_DAYS` days, both included;
 *   `layers`, by commas, all when left out; `team`, `1` for all owners
 * @returns the query, or the name of the first parameter that is unknown, missing or wrong
 */
export const calendarAsked = (
  query: Iterable<readonly [string, string]>,
): CalendarAsked | string => {
  const sent = new Map(query)
  const unknown = [...sent.keys()].find((name) => !['from', 'to', 'layers', 'team'].includes(name))
  if (unknown !== undefined) return unknown
  const [from, to] = [sent.get('from'), sent.get('to')]
  if (!isRecordDay(from)) return 'from'
  if (!isRecordDay(to) || to < from || daysBetween({ from, to }) >= MAX_CALENDAR_DAYS) return 'to'
  const named = sent.get('layers')
  const layers = named === undefined ? CALENDAR_LAYERS : layersNamed(named)
  if (!layers) return 'layers'
  const team = sent.get('team')
  if (team !== undefined && team !== '1') return 'team'
  return { from, to, layers, asksTeam: team === '1' }
}

/** Views that the address can select; `agenda` is the list. */
export const CALENDAR_VIEWS = ['month', 'week', 'day', 'agenda'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** Days in the list, starting with the chosen one. */
export const AGENDA_DAYS = 14

/**
 * The days that a view shows. Weeks begin on Monday; a month has all days of its first and last
 * week.
 * @param date any day of the month or week; the first day of the list
 */
export const spanOfView = (view: CalendarView, date: Day): { from: Day; to: Day } => {
  if (view === 'day') return { from: date, to: date }
  if (view === 'agenda') return { from: date, to: addDays(date, AGENDA_DAYS - 1) }
  const { first, last } = periodOf({ unit: view, offset: 0 }, date)
  const week = (day: Day) => periodOf({ unit: 'week', offset: 0 }, day)
  return { from: week(first).first, to: week(last).last }
}
