import type { ShownOffer } from '../commands/shownOffers'
import type { RecordFact } from '../record/recordFact'
import type { RelatedPart } from '../record/relatedPart'
import type { CardCodes } from '@/domain/stock/codes/labels'
import type { CardPrice } from '@/domain/stock/prices/prices'

export const CARD_TABS = [
  'overview',
  'movements',
  'reservations',
  'waiting',
  'groups',
  'prices',
] as const
export type CardTab = (typeof CARD_TABS)[number]

type FigureName =
  | 'currentQuantity'
  | 'reservedQuantity'
  | 'availableQuantity'
  | 'averageCost'
  | 'stockValue'

/** A price change; amounts as text, null for none. */
export type PriceRow = {
  id: number
  at: string
  who: string | null
  field: CardPrice
  before: string | null
  after: string | null
}

/** Data of a stock card's page, without what the visitor may not see. */
export type CardSheet = {
  id: number
  name: string
  unit: string
  facts: RecordFact[]
  codes: CardCodes
  figures: Partial<Record<FigureName, { label: string; text: string; explain?: string }>>
  tabs: { name: CardTab; count?: number; href: string }[]
  tab: CardTab
  /** The rows of the open tab. */
  part: RelatedPart | null
  /** Totals of all movements. */
  sums?: { received: string; issued: string }
  /** Only movements behind the average cost. */
  isOfCost: boolean
  prices?: PriceRow[]
  /** Time of the query, as ISO text: end of time charts. */
  readAt: string
  isArchived: boolean
  isLow: boolean
  offers: readonly ShownOffer[]
  editHref?: string
  moveHref?: string
  reserveHref?: string
  hasActivity: boolean
}
