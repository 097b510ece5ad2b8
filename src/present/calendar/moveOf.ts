import { instantOf } from '@/domain/shared/clock'
import { addDays, daysBetween, wallClockOf, type Day } from '@/domain/shared/day'
import { startOfDay } from '@/domain/shared/startOfDay'
import type { CalendarItem } from './calendarSheet'

/** A request that changes the day of an item; its answer holds the next version. */
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
 * The request that moves a meeting or an action to another day. A meeting keeps its length.
 * @param to the company's day, and for a meeting with hours its time `HH:mm`; without one it keeps its
 *   own
 * @param timeZone the company's
 */
export const moveOf = (
  item: CalendarItem,
  to: { day: Day; time?: string },
  timeZone: string,
): Move => {
  const { id, layer, day, lastDay, startsAt, endsAt } = item
  if (layer === 'actions') return ofAction(id, to.day)
  if (startsAt === null) {
    const last = addDays(to.day, daysBetween({ from: day, to: lastDay }))
    return ofMeet(id, {
      startsAt: startOfDay({ day: to.day, timeZone }),
      ...(last !== to.day && { endsAt: startOfDay({ day: last, timeZone }) }),
    })
  }
  const time = to.time ?? wallClockOf(new Date(startsAt), timeZone).time
  const start = instantOf({ day: to.day, time }, timeZone)
  const moved = Date.parse(start) - Date.parse(startsAt)
  return ofMeet(id, {
    startsAt: start,
    ...(endsAt !== null && { endsAt: new Date(Date.parse(endsAt) + moved).toISOString() }),
  })
}

/** The request that takes it back to where it was. */
export const moveBackOf = (item: CalendarItem, timeZone: string): Move => {
  const { id, layer, day, startsAt, endsAt } = item
  if (layer === 'actions' || startsAt === null) return moveOf(item, { day }, timeZone)
  return ofMeet(id, { startsAt, ...(endsAt !== null && { endsAt }) })
}
