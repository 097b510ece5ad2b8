import type { NotificationView } from '@/domain/notifications/view'
import { addDays, dayOf, today } from '@/domain/shared/day'

export type DayGroup = { day: 'today' | 'yesterday' | 'earlier'; docs: NotificationView[] }

/** Notifications, newest first, grouped by the company's today, yesterday and earlier. */
export const daysOf = ({
  docs,
  now,
  timeZone,
}: {
  docs: readonly NotificationView[]
  now: Date
  timeZone: string
}): DayGroup[] => {
  const thisDay = today({ now, timeZone })
  const lastDay = addDays(thisDay, -1)
  const groupOf = ({ createdAt }: NotificationView): DayGroup['day'] => {
    const day = dayOf({ instant: createdAt, timeZone })
    if (day >= thisDay) return 'today'
    return day === lastDay ? 'yesterday' : 'earlier'
  }
  return (['today', 'yesterday', 'earlier'] as const)
    .map((day) => ({ day, docs: docs.filter((doc) => groupOf(doc) === day) }))
    .filter((group) => group.docs.length > 0)
}
