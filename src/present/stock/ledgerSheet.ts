import type { ShownOffer } from '../commands/shownOffers'
import type { RecordFact } from '../record/recordFact'
import type { RelatedPart } from '../record/relatedPart'

/** Another row that a movement is tied to; no link where the visitor may not open it. */
export type Tie = {
  kind: 'reversedBy' | 'reversalOf' | 'assembly' | 'reservation' | 'delivery'
  id: number
  href?: string
}

type LedgerSheet = {
  id: number
  facts: RecordFact[]
  /** What its card is counted in; empty where the visitor may not see that. */
  unit: string
  editHref?: string
  /** What can be done with it now. */
  offers: readonly ShownOffer[]
  hasActivity: boolean
}

/** What the page of a movement draws. */
export type MovementSheet = LedgerSheet & { isReversed: boolean; ties: Tie[] }

/** What the page of a reservation draws. */
export type ReservationSheet = LedgerSheet & {
  /** Remaining and reserved quantity, and what the card has available now. */
  figures: RecordFact[]
  status?: RecordFact
  cardHref?: string
  /** What was issued of it; null where the visitor may not see movements. */
  issued: RelatedPart | null
}
