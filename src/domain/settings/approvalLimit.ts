import { idOf } from '../shared/idOf'
import { Decimal, toDecimal } from '../shared/money'
import type { FieldRefusal } from '../shared/refusal'
import { effectiveDiscount, exceedsDiscount, type Discounted } from '../tenders/effectiveDiscount'

/** How many roles may have a limit. */
export const MAX_APPROVAL_LIMITS = 30

type SentRow = { role?: unknown; maxTotalBase?: unknown; maxDiscount?: unknown } | null | undefined

const isSent = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/**
 * What is wrong with the limits of the settings before they are stored: one row for each role, with
 * a total, a discount or both; no negative amount, a percentage from 0 to 100. Zero is allowed:
 * holders of that role approve nothing, or nothing with a discount.
 *
 * @param rows as sent; anything but a list is left to the field's own validation
 * @returns one refusal for each field to mend
 */
export const refuseApprovalLimits = (rows: unknown): FieldRefusal[] => {
  if (!Array.isArray(rows)) return []
  const sent: readonly SentRow[] = rows
  const roles = sent.map((row) => idOf(row?.role))
  return sent.flatMap((row, index): FieldRefusal[] => {
    const role = roles[index] ?? null
    const amount = row?.maxTotalBase
    const isTwice = role !== null && roles.indexOf(role) !== index
    const discount = row?.maxDiscount
    const isNegative = typeof amount === 'number' && amount < 0
    const isNoPercent = typeof discount === 'number' && (discount < 0 || discount > 100)
    const isEmpty = !isSent(amount) && !isSent(discount)
    return [
      ...(isTwice ? [{ path: `approvalLimits.${index}.role`, code: 'notUnique' as const }] : []),
      ...(isNegative
        ? [{ path: `approvalLimits.${index}.maxTotalBase`, code: 'mustNotBeNegative' as const }]
        : []),
      ...(isNoPercent
        ? [{ path: `approvalLimits.${index}.maxDiscount`, code: 'percentOutOfRange' as const }]
        : []),
      ...(isEmpty
        ? [{ path: `approvalLimits.${index}.maxTotalBase`, code: 'required' as const }]
        : []),
    ]
  })
}

/** What holders of a role may approve; null where there is no limit. */
export type ApprovalLimits = {
  /** The highest total, in lira. */
  total: number | string | null
  /** The highest effective discount, in percent. */
  discount: number | string | null
}

/** What limits are compared with. */
export type Limited = Discounted & {
  /** The tender's stored total, in lira. */
  totalBase: number | string
}

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
