import { idOf } from '../shared/idOf'
import type { FieldRefusal } from '../shared/refusal'

/** Most roles with a limit. */
export const MAX_APPROVAL_LIMITS = 30

type SentRow = { role?: unknown; maxTotalBase?: unknown; maxDiscount?: unknown } | null | undefined

const isSent = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/**
 * Validates the approval limits before they are stored: one row for each role, with a total, a
 * discount or both; no negative amount, a percentage from 0 to 100. Zero is allowed: users of that
 * role approve nothing, or nothing with a discount.
 *
 * @param rows as sent; anything but a list is left to the field's own validation
 * @returns one refusal for each invalid field
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

/** Approval limits of a role; null for no limit. */
export type ApprovalLimits = {
  /** The highest total, in lira. */
  total: number | string | null
  /** The highest effective discount, in percent. */
  discount: number | string | null
}
