import type { ApprovalLimits } from '../../settings/approvalLimit'
import { Decimal, toDecimal } from '../../shared/money'
import {
  effectiveDiscount,
  exceedsDiscount,
  grossOf,
  type Discounted,
} from '../totals/effectiveDiscount'

/** What limits are compared with. */
export type Limited = Discounted & {
  /** The tender's stored total, in lira. */
  totalBase: number | string
}

/**
 * What of a tender the limits of its approver are compared with.
 * @param tender its stored total in lira, subtotal and discount of the document
 * @param items its lines
 */
export const limitedBy = (
  tender: { totalBase: string; subtotal: string; discountTotal: string },
  items: Parameters<typeof grossOf>[0],
): Limited => ({
  totalBase: tender.totalBase,
  gross: grossOf(items).toFixed(),
  net: toDecimal(tender.subtotal).minus(toDecimal(tender.discountTotal)).toFixed(),
})

/** Why a limit is in the way, with the figures that the sentence names. */
export type OverLimit =
  | { code: 'approvalLimitExceeded'; data: { limit: number; total: number } }
  | { code: 'discountLimitExceeded'; data: { limit: number; discount: number } }

/**
 * Whether a tender is beyond what its approver may approve, by its total or by its effective
 * discount (`effectiveDiscount`). Equal to a limit is allowed.
 *
 * @returns null, or `approvalLimitExceeded`, `discountLimitExceeded` with limit and figure; the
 *   discount is said to two decimals, upwards, so that it never reads as the limit itself
 */
export const refuseOverLimit = (
  { total, discount }: ApprovalLimits,
  tender: Limited,
): OverLimit | null => {
  if (total !== null && toDecimal(tender.totalBase).gt(toDecimal(total)))
    return {
      code: 'approvalLimitExceeded',
      data: { limit: Number(total), total: Number(tender.totalBase) },
    }
  if (discount !== null && exceedsDiscount(tender, discount))
    return {
      code: 'discountLimitExceeded',
      data: {
        limit: Number(discount),
        discount: effectiveDiscount(tender).toDecimalPlaces(2, Decimal.ROUND_UP).toNumber(),
      },
    }
  return null
}
