import { addDays, type Day } from '../shared/day'
import { CALENDAR_LAYERS, type CalendarLayer } from './calendarAsked'

const PAST_DAYS = 30
const AHEAD_DAYS = 365

/** Public address of a feed: without a session, by its token. */
export const feedPath = (token: string): string => `/cal/${token}.ics`

/** Where the API answers it. */
const API_PATH = '/api/cal/'
const FEED = /^\/cal\/([\w-]+)\.ics$/

/** The address that the API answers for a public path; null for a path that is none of a feed. */
export const feedApiPath = (path: string): string | null => {
  const token = FEED.exec(path)?.[1]
  return token === undefined ? null : `${API_PATH}${token}`
}

/** Events of one file. */
export const MAX_FEED_ITEMS = 5000

/** What a new feed holds where its owner chooses nothing: what they do themselves. */
export const USUAL_FEED_LAYERS: readonly CalendarLayer[] = ['meets', 'actions', 'lastDays']

/** The days of a feed, both included. */
export const spanOfFeed = (today: Day): { from: Day; to: Day } => ({
  from: addDays(today, -PAST_DAYS),
  to: addDays(today, AHEAD_DAYS),
})

/**
 * Reads which layers a feed shall hold.
 * @param value as it was sent; null for the usual ones
 * @returns the layers in their order, or null for what is not a list of at least one of them
 */
export const readFeedLayers = (value: unknown): readonly CalendarLayer[] | null => {
  if (value === null) return USUAL_FEED_LAYERS
  if (!Array.isArray(value) || value.length === 0) return null
  const layers = CALENDAR_LAYERS.filter((layer) => value.includes(layer))
  return layers.length === value.length ? layers : null
}
