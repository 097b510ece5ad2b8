import type { CommandSlug } from '@/catalog/commands/registry'
import type { QueueId } from '@/domain/today/queues'
import type { ShownOffer } from '../commands/shownOffers'
import type { TodoItem } from '../timeline/timelineItem'

/** A row of a queue. A value that the reader may not see is null. */
export type TodayRow = {
  id: number
  /** The page of its record, where the reader may open it. */
  href?: string
  title: string
  code: string | null
  customer: string | null
  /** Money, or a quantity; its unit is null for readers who may not see it. */
  amount: { value: string; currency: string } | { value: string; unit: string | null } | null
  /** The last day of a sent tender, `YYYY-MM-DD`. */
  day: string | null
  /** When a meeting begins, as ISO text; its time says nothing if it takes whole days. */
  moment: string | null
  isAllDay: boolean
  /** What is to be done, of the queue of actions. */
  todo: TodoItem | null
  /** The name of the absent person who was asked, where the reader decides as their deputy. */
  onBehalfOf: string | null
  /** The commands offered for it, and the record they are given to. */
  commands: { slug: CommandSlug; id: number; offers: readonly ShownOffer[] } | null
}

/** A queue as the page draws it. */
export type TodayQueue = {
  id: QueueId
  total: number
  rows: TodayRow[]
  /** The list of exactly these rows, where the reader may open it. */
  href?: string
}

export type TodaySheet = {
  queues: TodayQueue[]
  isTeam: boolean
  mayChooseTeam: boolean
  /** Whether another action can follow one that is done. */
  mayPlan: boolean
  today: string
  timeZone: string
}
