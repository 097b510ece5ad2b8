import type { ApprovalLimits } from '../settings/approvalLimit'
import { addDays, type Day } from '../shared/day'
import { isSameId, type Id } from '../shared/idOf'
import type { FieldRefusal } from '../shared/refusal'

/** How many days from today the last day of a deputy may be. */
export const MAX_DEPUTY_DAYS = 90

/** Days of the company, both included. */
export type DeputyPeriod = { from: Day; until: Day }

/** A deputy's period: it begins later, is in force, or has ended. */
export const DEPUTY_STATES = ['planned', 'active', 'over'] as const
export type DeputyState = (typeof DEPUTY_STATES)[number]

/**
 * Whether somebody may have a deputy for a period.
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
 * What a period is on a day.
 * @param args.isEnded it was ended before its last day
 */
export const deputyState = (args: DeputyPeriod & { isEnded: boolean; today: Day }): DeputyState => {
  const { from, until, isEnded, today } = args
  if (isEnded || today > until) return 'over'
  return today < from ? 'planned' : 'active'
}

/** On whose behalf somebody decides, and what that person may approve. */
export type OnBehalf = ApprovalLimits & { id: number; name: string }

/**
 * Whether a deputy could decide about a tender in the place of the person who was asked: the request
 * is not their own, and a deputy never decides about a tender that they created.
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
