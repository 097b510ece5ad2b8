import type { ShownOffer } from '@/components/frame/commands/shownOffers'
import type { RecordFact } from '@/components/list/recordFact'
import type { RelatedPart } from '@/components/list/relatedPart'
import type { CountChoice, CountScope, CountStatus } from '@/domain/stock/counts'
import type { ReservationOrigin } from '@/domain/stock/origins'

/** A card of a count, as its reader may see it: without a right its number alone. */
export type ShownCard = { id: number; name?: string; sku?: string | null; unit?: string }

export type ShownEntry = {
  id: number
  card: ShownCard
  mode: 'add' | 'recount'
  quantity: string
  who: string | null
  isOwn: boolean
  at: string
}

export type CountedCard = { card: ShownCard; counted: string; who: string[]; expected?: string }

/** What `GET /api/stock-counts/:id/progress` answers. */
export type CountProgress = {
  status: CountStatus
  cards: number
  counted: number
  entries: ShownEntry[]
  totals: CountedCard[]
  remaining: ShownCard[]
}

export type ReviewLine = {
  card: ShownCard
  counted: string
  expected: string
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
  held?: { id: number; quantity: string; origin: ReservationOrigin; tender: number | null }[]
  release: number[]
}

/** What `GET /api/stock-counts/:id/review` answers. */
export type CountReview = {
  lines: ReviewLine[]
  matched: number
  uncounted: number
  waiting: number
  value?: string
}

/** What the page of a count draws. */
export type CountSheetData = {
  id: number
  title: string
  status: CountStatus
  scope: CountScope
  facts: RecordFact[]
  offers: readonly ShownOffer[]
  editHref?: string
  hasActivity: boolean
  /** Whether the reader counts. */
  counts: boolean
  progress: CountProgress
  /** Null for whoever does not look counts over, or while there is nothing to look over. */
  review: CountReview | null
  /** Whether the reader may give reservations back. */
  releases: boolean
  movements: RelatedPart | null
}
