import type { ShownOffer } from '../commands/shownOffers'
import type { RecordFact } from '../record/recordFact'
import type { CardPrice } from '@/domain/stock/prices/prices'

/** A changed price; linked to the card's page for readers of cards. */
export type ChangedRow = {
  card: number
  name: string
  href?: string
  field: CardPrice
  before: string
  after: string
  isGivenBack: boolean | null
}

/** Data of a bulk price change's page. */
export type ChangeSheet = {
  id: number
  title: string
  isUndone: boolean
  facts: RecordFact[]
  offers: readonly ShownOffer[]
  rows: ChangedRow[]
  /** Number of rows not listed. */
  more: number
  /** Some prices are hidden from this reader. */
  hidesSome: boolean
  hasActivity: boolean
}
