import type { Ended } from '@/domain/tenders/forecast'
import type { BoardStage } from '@/domain/tenders/board'
import type { ShownOffer } from '../commands/shownOffers'

/** A tender on the board. */
export type BoardCard = {
  id: number
  stage: BoardStage
  href?: string
  title: string
  number: string | null
  customer: string | null
  amount: { value: string; currency: string } | null
  /** The last day of an offer that has not ended, `YYYY-MM-DD`. */
  day: string | null
  offers: readonly ShownOffer[]
}

/** A column: its first cards, and number and sum of all tenders in it. */
export type BoardColumn = {
  stage: BoardStage
  count: number
  /** In lira. */
  total: string
  /** What they are expected to bring, in lira; null where too few have ended (`forecastOf`). */
  expected: string | null
  /** Those it is worked out from; null for stages that are an end. */
  ended: Ended | null
  cards: BoardCard[]
  /** The list of all tenders in it. */
  href: string
}

export type BoardSheet = {
  /** Null where the filter of the address cannot be applied here. */
  columns: BoardColumn[] | null
  /** The sum of what is expected, in lira. */
  expected: string | null
  isMine: boolean
  /** The list with the same filter. */
  listHref: string
  today: string
}
