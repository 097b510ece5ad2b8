import type { CalendarLayer } from '@/domain/calendar/calendarAsked'

/** The address of one's own calendar, and what one could hold. */
export type FeedSheet = {
  /** What its owner may read of calendars. */
  layers: readonly CalendarLayer[]
  /** Null while there is none. */
  feed: { layers: readonly CalendarLayer[]; madeAt: string; readAt: string | null } | null
}
