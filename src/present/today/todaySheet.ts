import type { CommandSlug } from '@/catalog/commands/registry'
import type { QueueId } from '@/domain/today/queues'
import type { ShownOffer } from '../commands/shownOffers'
import type { TodoItem } from '../timeline/timelineItem'

/** A row of a queue. A value that the reader may not see is null. */
export type TodayRow = {
  id: number
  /** The page of its record, if the reader may open it. */
  href?: string
  title: string
  code: string | null
  customer: string | null
  /** Money, or a quantity; its unit is null for readers who may not see it. */
  amount: { value: string; currency: string } | { value: string; unit: string | null } | null
  /** The last day of a sent tender, `YYYY-MM-DD`. */
  day: string | null
  /** Start of a meeting as ISO text; the time of day has no meaning for a meeting of whole days. */
  moment: string | null
  isAllDay: boolean
  /** Text of the action, in the queue of actions. */
  todo: TodoItem | null
  /**
   * The `updatedAt` of a meeting that the reader may mark as held, for detecting concurrent
   * changes; null for other rows, and for readers who may not see it.
   */
  version: string | null
  /** Name of the absent approver, if the reader decides as their deputy. */
  onBehalfOf: string | null
  /** The commands offered for it, and the record they apply to. */
  commands: { slug: CommandSlug; id: number; offers: readonly ShownOffer[] } | null
}

/** A queue of the page. */
export type TodayQueue = {
  /** Collections of the rows, or requests of data subjects. */
  id: QueueId | 'personRequests'
  total: number
  rows: TodayRow[]
  /** The list of exactly these rows, if the reader may open it. */
  href?: string
}

export type TodaySheet = {
  queues: TodayQueue[]
  /** The user's own actions of the coming days, shown once nothing is due today. */
  next: TodayRow[]
  isTeam: boolean
  mayChooseTeam: boolean
  /** Whether a follow-up can be created for a completed action. */
  mayPlan: boolean
  today: string
  timeZone: string
}
