import type { ShownOffer } from '../commands/shownOffers'
import type { RecordFact } from '../record/recordFact'
import type { RelatedPart } from '../record/relatedPart'
import type { CountProgress, CountReview } from '@/domain/stock/counting/countReadings'
import type { CountScope, CountStatus } from '@/domain/stock/counting/counts'

/** What the page of a count draws. */
export type CountSheetData = {
  id: number
  title: string
  /** Null where the reader may not see it. */
  status: CountStatus | null
  scope: CountScope
  /** What is counted, such as a group with its name; empty without permission to read it. */
  counted: string
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
