import type { CountChoice, CountStatus } from './counts'
import type { ReservationOrigin } from '../origins'

/** A card of a count, as its reader may see it: without a right its number alone. */
export type ShownCard = { id: number; name?: string; sku?: string | null; unit?: string }

/** One entry as people see it. */
export type ShownEntry = {
  id: number
  card: ShownCard
  mode: 'add' | 'recount'
  quantity: string
  /** Who entered it; null for a program, or a person of whom the reader sees nothing. */
  who: string | null
  isOwn: boolean
  at: string
}

/** A card that was counted: how many by now, and who counted. */
export type CountedCard = { card: ShownCard; counted: string; who: string[]; expected?: string }

/** How far a count has come, for readers of counts as a whole. */
export type CountFigures = {
  /** Cards in the count, and how many of them somebody counted. */
  cards: number
  counted: number
  /** The latest of both, the newest first. */
  entries: ShownEntry[]
  totals: CountedCard[]
  /** Some of those nobody counted yet, by name; of a draft, those on its list. */
  remaining: ShownCard[]
}

/** What `GET /api/stock-counts/:id/progress` answers: as far as the reader may see it. */
export type CountProgress = { status?: CountStatus } & Partial<CountFigures>

/** The figures of a count; null where the reader may not see them. */
export const figuresOf = ({ cards, counted, entries, totals, remaining }: CountProgress) =>
  cards === undefined || counted === undefined || !entries || !totals || !remaining
    ? null
    : { cards, counted, entries, totals, remaining }

/** What is held of a card that would have too little. */
export type HeldOfCard = {
  id: number
  quantity: string
  origin: ReservationOrigin
  tender: number | null
}

/** A card with a difference, or something to decide, for a user who reviews a count. */
export type ReviewLine = {
  card: ShownCard
  counted: string
  expected: string
  /** What posting adds, what that is worth, and what the card has then. */
  difference: string
  value?: string
  after: string
  reserved: string
  doubt: { moved: boolean; late: boolean } | null
  choice: CountChoice | null
  waits: boolean
  isRecounted: boolean
  isProposed: boolean
  isBelow: boolean
  who: string[]
  /** For readers of reservations. */
  held?: HeldOfCard[]
  release: number[]
}

/** What `GET /api/stock-counts/:id/review` answers. */
export type CountReview = {
  lines: ReviewLine[]
  /** Cards that were counted and need nothing, and those nobody counted. */
  matched: number
  uncounted: number
  waiting: number
  /** What all differences are worth; for those who see costs. */
  value?: string
}
