import { instantOf } from '../shared/clock'
import { dayOf, type Day } from '../shared/day'

/** When something happens, as its row keeps it. */
export type StoredTimes =
  | { day: Day; time: string | null }
  | { day: null; startsAt: string; endsAt: string | null; isAllDay: boolean }

export type ItemTimes = {
  /** The company's days, both included. */
  day: Day
  lastDay: Day
  /** ISO text; null for what takes whole days. */
  startsAt: string | null
  endsAt: string | null
}

/**
 * Days and moments of an item. What ends at midnight does not take the day that begins then; an end
 * before the start, as an import may have brought, counts as none.
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
