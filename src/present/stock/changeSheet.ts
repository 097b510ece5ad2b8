import type { ShownOffer } from '../commands/shownOffers'
import type { RecordFact } from '../record/recordFact'
import type { CardPrice } from '@/domain/stock/prices/prices'

/** A price of a change; its card leads to its page for readers of cards. */
export type ChangedRow = {
  card: number
  name: string
  href?: string
  field: CardPrice
  before: string
  after: string
  isGivenBack: boolean | null
}

/** What the page of a change of many prices draws. */
export type ChangeSheet = {
  id: number
  title: string
  isUndone: boolean
  facts: RecordFact[]
  offers: readonly ShownOffer[]
  rows: ChangedRow[]
  /** Rows beyond those listed. */
  more: number
  /** Some prices are not for this reader. */
  hidesSome: boolean
  hasActivity: boolean
}
