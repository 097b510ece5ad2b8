import { dayFromStored } from '../shared/day'
import type { Day } from '../shared/day'
import { compareIds, idOf } from '../shared/idOf'
import type { Id } from '../shared/idOf'
import { toDecimal } from '../shared/money'
import type { Numeric } from '../shared/money'
import type { RefusalCode } from '../shared/refusal'
import { refuseBidder } from './bidder'
import type { Discount } from './discount'
import { isPricedKind } from './itemKinds'
import type { TotalsItem } from './totals'
import { refuseTransition } from './status'
import type { TenderStatus } from './status'
import { isPastValidity } from './validity'

/**
 * Whether this person may approve this tender now; stock is checked apart, by reserving it.
 *
 * A draft past its last day is refused as well: approving it would promise an offer that ended.
 *
 * @param today the day in the company's time zone
 * @param pricedItemCount lines of priced kinds
 * @param total grand total in the tender's currency
 * @param fourEyes the setting "approver must not be the author"
 * @returns null, or `alreadyApproved`, `wrongTenderState`, `tenderExpired`, `tenderHasNoItems`,
 *   `bidderMissing` and its kind, `tenderTotalZero`, `fourEyes`
 */
export const refuseApproval = ({
  status,
  validUntil,
  today,
  pricedItemCount,
  total,
  fourEyes,
  authorId,
  approverId,
  ...bidder
}: {
  status: TenderStatus
  validUntil: Day | null | undefined
  today: Day
  pricedItemCount: number
  total: Numeric
  fourEyes: boolean
  authorId: Id | null | undefined
  approverId: Id
} & Parameters<typeof refuseBidder>[0]): RefusalCode | null => {
  const wrongState = refuseTransition({ status, verb: 'approve' })
  if (wrongState) return wrongState
  if (isPastValidity({ validUntil, today })) return 'tenderExpired'
  if (pricedItemCount === 0) return 'tenderHasNoItems'
  const wrongBidder = refuseBidder(bidder)
  if (wrongBidder) return wrongBidder
  if (toDecimal(total).lte(0)) return 'tenderTotalZero'
  const isOwn =
    authorId !== null && authorId !== undefined && compareIds(authorId, approverId) === 0
  return fourEyes && isOwn ? 'fourEyes' : null
}

const canonical = (value: Numeric | null | undefined): string | null =>
  value === null || value === undefined ? null : toDecimal(value).toFixed()

const relation = (value: unknown): string | null => {
  const id = idOf(value)
  return id === null ? null : String(id)
}

const discountOf = ({ discountType, discountValue }: Discount): (string | null)[] =>
  discountType ? [discountType, canonical(discountValue ?? 0)] : [null, null]

/**
 * What an approval is bound to, as one canonical text for hashing: currency, rate, last valid day,
 * document discount, and of each priced line its subject, quantity, price, discount and tax. `1.5`,
 * `"1.50"` and a populated relation give the same text.
 *
 * @param items lines in document order; headings, subtotals and comments do not count
 */
export const contentOf = (
  tender: Discount & {
    currency: string
    currencyRate?: Numeric | null
    /** A day, or a stored date. */
    validUntil?: Day | null
  },
  items: readonly (TotalsItem & {
    stockCard?: unknown
    stockGroup?: unknown
    description?: string | null
  })[],
): string =>
  JSON.stringify([
    'v1',
    tender.currency,
    canonical(tender.currencyRate ?? 1),
    dayFromStored(tender.validUntil),
    ...discountOf(tender),
    items
      .filter((item) => isPricedKind(item.kind))
      .map((item) => [
        item.kind,
        item.kind === 'stockCard' ? relation(item.stockCard) : null,
        item.kind === 'stockGroup' ? relation(item.stockGroup) : null,
        // The words are what is sold only where no card stands behind them.
        item.kind === 'text' ? (item.description ?? '') : null,
        canonical(item.quantity),
        canonical(item.unitPrice),
        ...discountOf(item),
        canonical(item.taxRate ?? 0),
      ]),
  ])
