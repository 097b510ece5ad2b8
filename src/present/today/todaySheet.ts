import type { CommandSlug } from '@/catalog/commands/registry'
import type { QueueId } from '@/domain/today/queues'
import type { ShownOffer } from '../commands/shownOffers'

/** A row of a queue, with what its reader may see of it. */
export type TodayRow = {
  id: number
  /** The page of its record, where the reader may open it. */
  href?: string
  title: string
  code: string | null
  /** For whom it is. */
  customer: string | null
  /** An amount in its currency, or a quantity. */
  amount: { value: string; currency: string | null } | null
  /** A day or a moment, as it is stored. */
  day: string | null
  moment: string | null
  /** Commands that go on with it, and to which record they are given. */
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
  today: string
  timeZone: string
}
