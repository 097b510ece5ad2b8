import { instantOf } from '@/domain/shared/clock'
import { wallClockOf, type Day } from '@/domain/shared/day'
import { movedEnd } from '@/domain/shared/movedEnd'
import { startOfDay } from '@/domain/shared/startOfDay'
import type { CalendarItem } from './calendarSheet'

/** A request that changes the day of an item; its response contains the next version. */
export type Move = { path: string; method: 'POST' | 'PATCH'; body: Record<string, string> }

const ofMeet = (id: number, body: Move['body']): Move => ({
  path: `/api/meets/${id}?depth=0`,
  method: 'PATCH',
  body,
})
const ofAction = (id: number, due: Day): Move => ({
  path: `/api/actions/${id}/move`,
  method: 'POST',
  body: { due },
})

/**
 * The request that moves a meeting or an action to another day. A meeting keeps its duration.
 * @param to the company's day, and for a meeting with times its time `HH:mm`; by default the
 *   current one
 * @param timeZone the company's
 */
export const moveOf = (
  item: CalendarItem,
  to: { day: Day; time?: string },
  timeZone: string,
): Move => {
  const { id, layer, day, lastDay, startsAt, endsAt, hasEnd } = item
  if (layer === 'actions') return ofAction(id, to.day)
  const midnight = (of: Day) => startOfDay({ day: of, timeZone })
  const isWholeDays = startsAt === null
  const from = startsAt ?? midnight(day)
  const start = isWholeDays
    ? midnight(to.day)
    : instantOf(
        { day: to.day, time: to.time ?? wallClockOf(new Date(startsAt), timeZone).time },
        timeZone,
      )
  if (!hasEnd) return ofMeet(id, { startsAt: start })
  const until = endsAt ?? (isWholeDays ? midnight(lastDay) : from)
  const end = movedEnd({ from, until, to: start, isWholeDays }, timeZone)
  return ofMeet(id, { startsAt: start, endsAt: end })
}

/** The request that moves it back. */
export const moveBackOf = (item: CalendarItem, timeZone: string): Move => {
  const { id, layer, day, startsAt, endsAt, hasEnd } = item
  if (layer === 'actions' || startsAt === null) return moveOf(item, { day }, timeZone)
  return ofMeet(id, { startsAt, ...(hasEnd && { endsAt: endsAt ?? startsAt }) })
}
