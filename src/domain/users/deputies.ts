import type { ApprovalLimits } from '../settings/approvalLimit'
import { addDays, type Day } from '../shared/day'
import { isSameId, type Id } from '../shared/idOf'
import type { FieldRefusal } from '../shared/refusal'

/** Largest number of days from today to the last day of a deputyship. */
export const MAX_DEPUTY_DAYS = 90

/** Days of the company, both included. */
export type DeputyPeriod = { from: Day; until: Day }

/** State of a deputyship: not begun, in force, or ended. */
export const DEPUTY_STATES = ['planned', 'active', 'over'] as const
export type DeputyState = (typeof DEPUTY_STATES)[number]

/**
 * Validates the period of a deputyship.
 * @param args.today the day of the company
 * @returns `dayInPast` at `from`, `endBeforeStart` or `expiryOutOfRange` at `until`, or null
 */
export const refuseDeputyPeriod = (args: DeputyPeriod & { today: Day }): FieldRefusal | null => {
  const { from, until, today } = args
  if (from < today) return { path: 'from', code: 'dayInPast' }
  if (until < from) return { path: 'until', code: 'endBeforeStart' }
  return until <= addDays(today, MAX_DEPUTY_DAYS)
    ? null
    : { path: 'until', code: 'expiryOutOfRange', data: { least: 0, most: MAX_DEPUTY_DAYS } }
}

/**
 * The state of a deputyship on a day.
 * @param args.isEnded it was ended before its last day
 */
export const deputyState = (args: DeputyPeriod & { isEnded: boolean; today: Day }): DeputyState => {
  const { from, until, isEnded, today } = args
  if (isEnded || today > until) return 'over'
  return today < from ? 'planned' : 'active'
}

/** The represented person, with their approval limits. */
export type OnBehalf = ApprovalLimits & { id: number; name: string }

/**
 * Whether a deputy may decide about a tender instead of the requested approver: neither the
 * requester nor the author of the tender.
 */
export const mayStandIn = ({
  approver,
  createdBy,
  caller,
}: {
  approver: Id | null
  createdBy: Id | null
  caller: Id | null
}): boolean =>
  approver !== null &&
  caller !== null &&
  !isSameId(approver, caller) &&
  !isSameId(createdBy, caller)
