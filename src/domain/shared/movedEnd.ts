import { addDays, dayOf, daysBetween } from './day'
import { startOfDay } from './startOfDay'

/**
 * The new end when something moves to another start and keeps its length in hours, or in days, some
 * of which have 23 or 25 hours.
 * @param span.from current start; all instants are ISO texts
 * @param span.until current end; of all-day items, the start of the last day
 * @param span.to the new start
 * @param timeZone the company's
 */
export const movedEnd = (
  {
    from,
    until,
    to,
    isWholeDays,
  }: { from: string; until: string; to: string; isWholeDays: boolean },
  timeZone: string,
): string => {
  if (!isWholeDays)
    return new Date(Date.parse(until) + Date.parse(to) - Date.parse(from)).toISOString()
  const on = (instant: string) => dayOf({ instant, timeZone })
  const days = daysBetween({ from: on(from), to: on(until) })
  return startOfDay({ day: addDays(on(to), days), timeZone })
}
