import type { ApprovalLimits } from '../../settings/approvalLimit'
import { Decimal, toDecimal } from '../../shared/money'
import {
  effectiveDiscount,
  exceedsDiscount,
  grossOf,
  type Discounted,
} from '../totals/effectiveDiscount'

/** Figures that limits are compared with. */
export type Limited = Discounted & {
  /** The tender's stored total, in lira. */
  totalBase: number | string
}

/**
 * The figures of a tender that are compared with the limits of its approver.
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

/** The exceeded limit, with the figures for the message. */
export type OverLimit =
  | { code: 'approvalLimitExceeded'; data: { limit: number; total: number } }
  | { code: 'discountLimitExceeded'; data: { limit: number; discount: number } }

/**
 * Whether a tender exceeds the limits of its approver by its total or its effective discount
 * (`effectiveDiscount`). Equal to a limit is allowed.
 *
 * @returns null, or `approvalLimitExceeded`, `discountLimitExceeded` with limit and figure; the
 *   discount is rounded up to two decimals, so that it never equals the limit
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
