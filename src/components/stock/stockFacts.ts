import type { Id } from '@/domain/shared/idOf'
import type { StockUnit } from '@/domain/stock/units'

export type RecordId = Id

/** Fields of a stock card that a line needs; missing prices are absent. */
export type CardFacts = {
  id: RecordId
  name: string
  sku?: string | null
  barcode?: string | null
  unit?: StockUnit | null
  availableQuantity?: number | null
  allowNoStock?: boolean | null
  currentPrice?: number | null
  offerPrice?: number | null
  priceUsd?: number | null
  priceEur?: number | null
  taxRate?: number | null
  isArchived?: boolean | null
  /** Lira a unit; for those who see costs. */
  averageCost?: number | null
  costPrice?: number | null
}

/** A card in a group, and how many of it. */
export type GroupPart = { stockCard: RecordId; name?: string; quantity: number }

/** Fields of a stock group that a line needs. */
export type GroupFacts = {
  id: RecordId
  name: string
  description?: string | null
  buildableQuantity?: number | null
  /** Absent if the reader may not see them. */
  parts?: readonly GroupPart[]
}
