import { wallClockOf } from '@/domain/shared/day'
import type { CalendarItem } from '@/present/calendar/calendarSheet'

/** Working hours, which are always shown. */
const USUAL = { from: 7, to: 20 }

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/**
 * The hours shown in a week or a day: the default ones, and those of every meeting.
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
    // A meeting without an end is shown as an hour.
    const end = endsAt === null ? start + 1 : hourOf(endsAt) + 1
    to = Math.max(to, day === lastDay && end > start ? end : 24)
  }
  return { from: hourText(from), to: hourText(Math.min(to, 24)) }
}
