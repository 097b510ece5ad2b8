import type { ActionKind, ActionSource } from '@/domain/actions/actions'
import type { CalendarLayer, CalendarView } from '@/domain/calendar/calendarAsked'
import type { StandsStill } from '@/domain/calendar/standsStill'
import type { MeetStatus } from '@/domain/meets/meetStatus'
import type { Day } from '@/domain/shared/day'

/** A calendar item. Unreadable values are null. */
export type CalendarItem = {
  /** Unique among all items: `meets:12`. */
  key: string
  layer: CalendarLayer
  /** Id of its record: a meeting, an action, or a tender. */
  id: number
  title: string | null
  /** Number of a tender. */
  code: string | null
  customer: string | null
  /** The company's days, both included. */
  day: Day
  lastDay: Day
  /** ISO text; null for all-day items. */
  startsAt: string | null
  endsAt: string | null
  /** An end is stored, even if it equals the start. */
  hasEnd: boolean
  /** Status of a meeting. */
  state: MeetStatus | null
  /** Kind of an action. */
  kind: ActionKind | null
  source: ActionSource | null
  /** Owner of the action or tender; null for one's own. */
  owner: string | null
  amount: { value: string; currency: string } | null
  /** The page of its record, if the reader may open it. */
  href: string | null
  /** The version for a change; null if it cannot be moved. */
  version: string | null
  standsStill: StandsStill | null
}

/** Response of `GET /api/calendar`. */
export type CalendarAnswer = {
  from: Day
  to: Day
  items: CalendarItem[]
  /** There are more items than a response contains: later ones are missing. */
  isCut: boolean
  /** Layers the reader may see. */
  layers: readonly CalendarLayer[]
  isTeam: boolean
  mayChooseTeam: boolean
}

/** Data of the page. */
export type CalendarSheet = CalendarAnswer & {
  /** Null if the address has none: the screen decides. */
  view: CalendarView | null
  date: Day
  today: Day
  timeZone: string
  /** Layers the reader has hidden. */
  hidden: readonly CalendarLayer[]
  /** The page of a new meeting, if the reader may create one. */
  newMeet: string | null
}

/** The user's own calendar feed, and its possible layers. */
export type FeedSheet = {
  /** Layers its owner may read. */
  layers: readonly CalendarLayer[]
  /** Null if there is none. */
  feed: { layers: readonly CalendarLayer[]; madeAt: string; readAt: string | null } | null
}
