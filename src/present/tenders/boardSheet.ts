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
  /** The deadline of an open offer, `YYYY-MM-DD`. */
  day: string | null
  offers: readonly ShownOffer[]
}

/** A column: its first cards, and count and sum of all its tenders. */
export type BoardColumn = {
  stage: BoardStage
  count: number
  /** In lira. */
  total: string
  /** Forecast in lira; null if too few have ended (`forecastOf`). */
  expected: string | null
  /** The ended tenders it is calculated from; null for final stages. */
  ended: Ended | null
  /** The address of the forecast's explanation; null for final stages. */
  explain: string | null
  cards: BoardCard[]
  /** The list of all tenders in it. */
  href: string
}

export type BoardSheet = {
  /** Null if the address's filter is not supported here. */
  columns: BoardColumn[] | null
  /** The total forecast, in lira. */
  expected: string | null
  /** The address of its explanation; null without columns. */
  explain: string | null
  isMine: boolean
  /** The list with the same filter. */
  listHref: string
  today: string
}
