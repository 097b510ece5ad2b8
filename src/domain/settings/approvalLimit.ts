import { idOf } from '../shared/idOf'
import { toDecimal } from '../shared/money'
import type { FieldRefusal, RefusalCode } from '../shared/refusal'

/** How many roles may have a limit. */
export const MAX_APPROVAL_LIMITS = 30

type SentRow = { role?: unknown; maxTotalBase?: unknown } | null | undefined

/**
 * What is wrong with the limits of the settings before they are stored: one row for each role, no
 * negative amount. Zero is allowed: holders of that role approve nothing.
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
    const isNegative = typeof amount === 'number' && amount < 0
    return [
      ...(isTwice ? [{ path: `approvalLimits.${index}.role`, code: 'notUnique' as const }] : []),
      ...(isNegative
        ? [{ path: `approvalLimits.${index}.maxTotalBase`, code: 'mustNotBeNegative' as const }]
        : []),
    ]
  })
}

/**
 * Whether a total is more than its approver may approve. A total equal to the limit is allowed.
 *
 * @param limit in lira; null for a role without one
 * @param totalBase the tender's stored total, in lira
 * @returns null, or `approvalLimitExceeded`
 */
export const refuseOverLimit = ({
  limit,
  totalBase,
}: {
  limit: number | string | null
  totalBase: number | string
}): RefusalCode | null =>
  limit !== null && toDecimal(totalBase).gt(toDecimal(limit)) ? 'approvalLimitExceeded' : null
