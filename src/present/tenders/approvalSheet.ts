import type { Currency } from '@/domain/shared/currency'
import type { Day } from '@/domain/shared/day'
import type { DisplayStatus } from '@/domain/tenders/status'

/** The last price offered to a customer for a card. */
export type LastPrice = {
  card: number
  /** Unit price as decimal text, in the currency of its tender, before discounts. */
  unitPrice: string
  /** The discount of its line in percent, or as an amount; null without one. */
  discountType: 'percent' | 'amount' | null
  discountValue: string | null
  currency: Currency
  tender: number
  /** Null for readers who may not see tender numbers. */
  number: string | null
  /** The day of the tender. */
  day: Day
  status: DisplayStatus
}

/** A card with too little stock for the approval; quantities as decimal text. */
export type SheetShortage = { card: number; name: string; wanted: string; available: string }

export type SheetLine = {
  id: number
  /** Name of its card, group or text; null for readers who may not see it. */
  name: string | null
  quantity: string
  unitPrice: string
  /** Net amount after its own discount, in the currency of the tender. */
  net: string
  last: LastPrice | null
}

/** Data for deciding on an approval. Amounts are decimal text; null is closed to the reader. */
export type ApprovalSheet = {
  currency: Currency | null
  /** In lira, and the limit of the approver and the represented person. */
  totalBase: string | null
  totalLimit: string | null
  /** Effective, in percent with two decimals, and the limit. */
  discount: string | null
  discountLimit: string | null
  /**
   * In the currency of the tender; lines with `unknown` cost have the amount `base` and are
   * excluded.
   */
  margin: {
    amount: string
    percent: string | null
    unknown: { lines: number; base: string }
  } | null
  shortages: SheetShortage[] | null
  /** Whether its content has changed since the approval, and since the last send. */
  changed: { sinceApproval: boolean; sinceSend: boolean } | null
  lines: SheetLine[] | null
}
