import { EVENT_TYPES } from '@/catalog/eventTypes'
import { readCursor, type LogCursor } from '@/domain/events/logCursor'

export const MOST_EVENTS = 500
const USUAL_EVENTS = 100
const USUAL_RECENT = 50

/** Query of the event log. */
export type EventsAsked = {
  /** Cursor; null starts at the oldest event. */
  after: LogCursor | null
  /** The requested event types; null for every type. */
  types: ReadonlySet<string> | null
  /** Most events of the response. */
  limit: number
}

const typesIn = (text: string): ReadonlySet<string> | null => {
  const named = text.split(',')
  return named.every((type) => EVENT_TYPES.includes(type)) ? new Set(named) : null
}

const limitIn = (text: string): number | null => {
  const limit = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0
  return limit >= 1 && limit <= MOST_EVENTS ? limit : null
}

type Query = Iterable<readonly [string, string]>

/** The parameters by name, or the first name that is unknown or sent twice. */
const onlyOnce = (query: Query, names: readonly string[]): Map<string, string> | string => {
  const sent = new Map<string, string>()
  for (const [name, value] of query) {
    if (!names.includes(name) || sent.has(name)) return name
    sent.set(name, value)
  }
  return sent
}

const asOf = (sent: ReadonlyMap<string, string>, usual: number): EventsAsked | string => {
  const [after, types, limit] = [sent.get('after'), sent.get('types'), sent.get('limit')]
  const asked = {
    after: after === undefined ? null : readCursor(after),
    types: types === undefined ? null : typesIn(types),
    limit: limit === undefined ? usual : limitIn(limit),
  }
  if (after !== undefined && !asked.after) return 'after'
  if (types !== undefined && !asked.types) return 'types'
  return asked.limit === null ? 'limit' : { ...asked, limit: asked.limit }
}

/**
 * Parses the query string strictly.
 * @param query its parameters: `after`, `types`, `limit`
 * @returns the query, or the name of the first parameter that is unknown, sent twice or wrong
 */
export const eventsAsked = (query: Query): EventsAsked | string => {
  const sent = onlyOnce(query, ['after', 'types', 'limit'])
  return typeof sent === 'string' ? sent : asOf(sent, USUAL_EVENTS)
}

/** As `eventsAsked`, for the newest events: no `after`, and a default `limit` of 50. */
export const recentAsked = (query: Query): EventsAsked | string => {
  const sent = onlyOnce(query, ['types', 'limit'])
  return typeof sent === 'string' ? sent : asOf(sent, USUAL_RECENT)
}

/** As `eventsAsked`: one `type`, which is required. */
export const sampleAsked = (query: Query): { type: string } | string => {
  const sent = onlyOnce(query, ['type'])
  if (typeof sent === 'string') return sent
  const type = sent.get('type') ?? ''
  return EVENT_TYPES.includes(type) ? { type } : 'type'
}
