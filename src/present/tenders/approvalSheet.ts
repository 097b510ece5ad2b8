import type { Currency } from '@/domain/shared/currency'
import type { Day } from '@/domain/shared/day'
import type { DisplayStatus } from '@/domain/tenders/status'

/** The last price that a customer was offered for a card. */
export type LastPrice = {
  card: number
  /** Decimal text, a unit, in the currency of its tender, before discounts. */
  unitPrice: string
  /** The discount of its line in percent, or as an amount; null without one. */
  discountType: 'percent' | 'amount' | null
  discountValue: string | null
  currency: Currency
  tender: number
  /** Null for readers who may not see numbers of tenders. */
  number: string | null
  /** The day of the tender. */
  day: Day
  status: DisplayStatus
}

/** A card that cannot give what approving would reserve; quantities as decimal text. */
export type SheetShortage = { card: number; name: string; wanted: string; available: string }

export type SheetLine = {
  id: number
  /** Of its card, group or description; null for readers who may not see it. */
  name: string | null
  quantity: string
  unitPrice: string
  /** What it brings after its own discount, in the currency of the tender. */
  net: string
  last: LastPrice | null
}

/** What an approver looks at before approving. Amounts are decimal text; null is closed to the reader. */
export type ApprovalSheet = {
  currency: Currency | null
  /** In lira, and the limit of the approver and of the person they decide for. */
  totalBase: string | null
  totalLimit: string | null
  /** Effective, in percent with two decimals, and the limit. */
  discount: string | null
  discountLimit: string | null
  /** In the currency of the tender; lines of `unknown` cost bring `base` and are part of neither. */
  margin: {
    amount: string
    percent: string | null
    unknown: { lines: number; base: string }
  } | null
  shortages: SheetShortage[] | null
  /** Whether its content differs from what was approved before, and from what was sent last. */
  changed: { sinceApproval: boolean; sinceSend: boolean } | null
  lines: SheetLine[] | null
}
