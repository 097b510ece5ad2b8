import type { ShownOffer } from '../commands/shownOffers'
import type { RecordFact } from '../record/recordFact'
import type { RelatedPart } from '../record/relatedPart'
import type { CountProgress, CountReview } from '@/domain/stock/counting/countReadings'
import type { CountScope, CountStatus } from '@/domain/stock/counting/counts'

/** Data of a count's page. */
export type CountSheetData = {
  id: number
  title: string
  /** Null if the reader may not see it. */
  status: CountStatus | null
  scope: CountScope
  /** What is counted, such as a group with its name; empty without permission to read it. */
  counted: string
  facts: RecordFact[]
  offers: readonly ShownOffer[]
  editHref?: string
  hasActivity: boolean
  /** Whether the reader may enter counts. */
  counts: boolean
  progress: CountProgress
  /** Null for users without permission to review counts, or if there is nothing to review. */
  review: CountReview | null
  /** Whether the user may release reservations. */
  releases: boolean
  movements: RelatedPart | null
}
