import { wallClockOf } from '@/domain/shared/day'
import type { CalendarItem } from '@/present/calendar/calendarSheet'

/** The hours of a working day, which are always shown. */
const USUAL = { from: 7, to: 20 }

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/**
 * The hours that a week or a day shows: the usual ones, and those of every meeting.
 * @param timeZone the company's
 */
export const shownHours = (
  items: readonly CalendarItem[],
  timeZone: string,
): { from: string; to: string } => {
  let { from, to } = USUAL
  for (const { layer, day, lastDay, startsAt, endsAt } of items) {
    if (layer !== 'meets' || startsAt === null) continue
    const hourOf = (instant: string) =>
      Number(wallClockOf(new Date(instant), timeZone).time.slice(0, 2))
    const start = hourOf(startsAt)
    from = Math.min(from, day === lastDay ? start : 0)
    // One without an end is drawn as an hour.
    const end = endsAt === null ? start + 1 : hourOf(endsAt) + 1
    to = Math.max(to, day === lastDay && end > start ? end : 24)
  }
  return { from: hourText(from), to: hourText(Math.min(to, 24)) }
}
