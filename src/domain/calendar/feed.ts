import { addDays, type Day } from '../shared/day'
import { CALENDAR_LAYERS, type CalendarLayer } from './calendarAsked'

const PAST_DAYS = 30
const AHEAD_DAYS = 365

/** Public address of a feed, authenticated by its token instead of a session. */
export const feedPath = (token: string): string => `/cal/${token}.ics`

/** API route of a feed. */
const API_PATH = '/api/cal/'
const FEED = /^\/cal\/([\w-]+)\.ics$/

/** The API path for a public feed path; null for any other path. */
export const feedApiPath = (path: string): string | null => {
  const token = FEED.exec(path)?.[1]
  return token === undefined ? null : `${API_PATH}${token}`
}

/** Events of one file. */
export const MAX_FEED_ITEMS = 5000

/** Layers of a new feed when its owner chooses none: their own items. */
export const USUAL_FEED_LAYERS: readonly CalendarLayer[] = ['meets', 'actions', 'lastDays']

/** The days of a feed, both included. */
export const spanOfFeed = (today: Day): { from: Day; to: Day } => ({
  from: addDays(today, -PAST_DAYS),
  to: addDays(today, AHEAD_DAYS),
})

/**
 * Parses the layers of a feed.
 * @param value as it was sent; null for the default ones
 * @returns the layers in their order, or null for anything but a list of at least one of them
 */
export const readFeedLayers = (value: unknown): readonly CalendarLayer[] | null => {
  if (value === null) return USUAL_FEED_LAYERS
  if (!Array.isArray(value) || value.length === 0) return null
  const layers = CALENDAR_LAYERS.filter((layer) => value.includes(layer))
  return layers.length === value.length ? layers : null
}
