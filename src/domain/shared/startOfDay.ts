import { addDays, dayOf, type Day } from './day'
import { keepNewest } from './keepNewest'

const MS_OF_HOUR = 3_600_000

// Finding the instant takes up to a hundred conversions, and a page asks for the same few days again.
const MAX_KNOWN = 500
const known = new Map<string, string>()

/**
 * The instant at which a calendar day begins in a time zone, as ISO text.
 *
 * @param timeZone IANA name; the company's
 * @throws RangeError when the day or the zone does not exist
 */
export const startOfDay = ({ day, timeZone }: { day: Day; timeZone: string }): string => {
  const key = `${day} ${timeZone}`
  return known.get(key) ?? keepNewest(known, MAX_KNOWN, key, findStart({ day, timeZone }))
}

const findStart = ({ day, timeZone }: { day: Day; timeZone: string }): string => {
  // Not `instantOf` at midnight: some zones change their clocks then, so that a day has no midnight
  // or two. Offsets of zones range from −12 to +14 hours, some by quarters of an hour.
  const midnight = Date.parse(`${addDays(day, 0)}T00:00:00.000Z`)
  for (let quarter = -14 * 4; quarter <= 12 * 4; quarter += 1) {
    const instant = new Date(midnight + (quarter * MS_OF_HOUR) / 4)
    if (dayOf({ instant, timeZone }) === day) return instant.toISOString()
  }
  throw new RangeError('no such day here')
}
