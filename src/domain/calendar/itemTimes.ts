import { instantOf } from '../shared/clock'
import { dayOf, type Day } from '../shared/day'

/** Times of a row as stored. */
export type StoredTimes =
  | { day: Day; time: string | null }
  | { day: null; startsAt: string; endsAt: string | null; isAllDay: boolean }

export type ItemTimes = {
  /** The company's days, both included. */
  day: Day
  lastDay: Day
  /** ISO text; null for all-day items. */
  startsAt: string | null
  endsAt: string | null
}

/**
 * Days and moments of an item. The day after a midnight end is not counted; an end before the
 * start, possible after an import, is ignored.
 * @param times a day with or without a time of day, or moments as ISO text
 * @param timeZone the company's
 */
export const itemTimes = (times: StoredTimes, timeZone: string): ItemTimes => {
  if (times.day !== null) {
    const { day, time } = times
    const startsAt = time ? instantOf({ day, time }, timeZone) : null
    return { day, lastDay: day, startsAt, endsAt: null }
  }
  const { startsAt, endsAt, isAllDay } = times
  const on = (instant: string): Day => dayOf({ instant, timeZone })
  const end = endsAt !== null && Date.parse(endsAt) > Date.parse(startsAt) ? endsAt : null
  const day = on(startsAt)
  if (isAllDay) return { day, lastDay: on(end ?? startsAt), startsAt: null, endsAt: null }
  const last = end === null ? startsAt : new Date(Date.parse(end) - 1).toISOString()
  return { day, lastDay: on(last), startsAt, endsAt: end }
}
