import type { ActionKind, ActionSource } from '@/domain/actions/actions'
import type { CalendarLayer, CalendarView } from '@/domain/calendar/calendarAsked'
import type { StandsStill } from '@/domain/calendar/standsStill'
import type { MeetStatus } from '@/domain/meets/meetStatus'
import type { Day } from '@/domain/shared/day'

/** Something on the calendar. A value that the reader may not see is null. */
export type CalendarItem = {
  /** Unique among all items: `meets:12`. */
  key: string
  layer: CalendarLayer
  /** Of its record: a meeting, an action, or a tender. */
  id: number
  title: string | null
  /** The number of a tender. */
  code: string | null
  customer: string | null
  /** The company's days, both included. */
  day: Day
  lastDay: Day
  /** Moments as ISO text; null for what takes whole days. */
  startsAt: string | null
  endsAt: string | null
  /** Of a meeting. */
  state: MeetStatus | null
  /** Of an action. */
  kind: ActionKind | null
  source: ActionSource | null
  /** Whose action or tender it is; null for one's own. */
  owner: string | null
  amount: { value: string; currency: string } | null
  /** The page of its record, where the reader may open one. */
  href: string | null
  /** The state that a change starts from; null where it cannot be moved. */
  version: string | null
  standsStill: StandsStill | null
}

/** What `GET /api/calendar` answers. */
export type CalendarAnswer = {
  from: Day
  to: Day
  items: CalendarItem[]
  /** There are more than an answer holds: the later ones are missing. */
  isCut: boolean
  /** What the reader may see of any day. */
  layers: readonly CalendarLayer[]
  isTeam: boolean
  mayChooseTeam: boolean
}

/** What the page draws. */
export type CalendarSheet = CalendarAnswer & {
  /** Null where the address names none: the screen decides. */
  view: CalendarView | null
  date: Day
  today: Day
  timeZone: string
  /** Layers that the reader has switched off. */
  hidden: readonly CalendarLayer[]
  /** The page of a new meeting, where the reader may make one. */
  newMeet: string | null
}

/** The address of one's own calendar, and what one could hold. */
export type FeedSheet = {
  /** What its owner may read of calendars. */
  layers: readonly CalendarLayer[]
  /** Null while there is none. */
  feed: { layers: readonly CalendarLayer[]; madeAt: string; readAt: string | null } | null
}
