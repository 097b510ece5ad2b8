import type { ShownOffer } from '../commands/shownOffers'
import type { RecordFact } from '../record/recordFact'
import type { RelatedPart } from '../record/relatedPart'

/** A related row of a movement; without a link if the visitor may not open it. */
export type Tie = {
  kind: 'reversedBy' | 'reversalOf' | 'assembly' | 'reservation' | 'delivery'
  id: number
  href?: string
}

type LedgerSheet = {
  id: number
  facts: RecordFact[]
  /** Unit of its card; empty if the visitor may not see it. */
  unit: string
  editHref?: string
  /** Currently possible commands. */
  offers: readonly ShownOffer[]
  hasActivity: boolean
}

/** Data of a movement's page. */
export type MovementSheet = LedgerSheet & { isReversed: boolean; ties: Tie[] }

/** Data of a reservation's page. */
export type ReservationSheet = LedgerSheet & {
  /** Open and reserved quantity, and the card's available quantity. */
  figures: RecordFact[]
  status?: RecordFact
  cardHref?: string
  /** Its issues; null if the visitor may not see movements. */
  issued: RelatedPart | null
}
