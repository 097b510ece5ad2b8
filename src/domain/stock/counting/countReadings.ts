import type { CountChoice, CountStatus } from './counts'
import type { ReservationOrigin } from '../origins'

/** A card of a count with the fields its reader may see: at least its id. */
export type ShownCard = { id: number; name?: string; sku?: string | null; unit?: string }

/** One count entry for display. */
export type ShownEntry = {
  id: number
  card: ShownCard
  mode: 'add' | 'recount'
  quantity: string
  /** Who entered it; null for a program, or if the reader may not see that person. */
  who: string | null
  isOwn: boolean
  at: string
}

/** A counted card: its quantity so far, and who counted. */
export type CountedCard = { card: ShownCard; counted: string; who: string[]; expected?: string }

/** Progress of a count, for readers of whole counts. */
export type CountFigures = {
  /** Number of cards in the count, and of those counted. */
  cards: number
  counted: number
  /** The latest entries, the newest first. */
  entries: ShownEntry[]
  totals: CountedCard[]
  /** Some of the cards not counted yet, by name; of a draft, those on its list. */
  remaining: ShownCard[]
}

/** Response of `GET /api/stock-counts/:id/progress`, limited to what the reader may see. */
export type CountProgress = { status?: CountStatus } & Partial<CountFigures>

/** The figures of a count; null if the reader may not see them. */
export const figuresOf = ({ cards, counted, entries, totals, remaining }: CountProgress) =>
  cards === undefined || counted === undefined || !entries || !totals || !remaining
    ? null
    : { cards, counted, entries, totals, remaining }

/** Reservations of a card that would have too little stock. */
export type HeldOfCard = {
  id: number
  quantity: string
  origin: ReservationOrigin
  tender: number | null
}

/** A card with a difference or a pending decision, for a user who reviews a count. */
export type ReviewLine = {
  card: ShownCard
  counted: string
  expected: string
  /** The quantity posted, its value, and the resulting stock. */
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
  /** Only for readers of reservations. */
  held?: HeldOfCard[]
  release: number[]
}

/** Response of `GET /api/stock-counts/:id/review`. */
export type CountReview = {
  lines: ReviewLine[]
  /** Number of counted cards without a difference, and of those not counted. */
  matched: number
  uncounted: number
  waiting: number
  /** Value of all differences; for users who see costs. */
  value?: string
}
