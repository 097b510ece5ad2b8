import { addDays, dayToStored, type Day } from '../shared/day'
import type { Id } from '../shared/idOf'
import { expiredCondition, EXPIRING_DAYS, validCondition } from './validity'

/** A condition for lists and the REST interface. */
export type Condition = Record<string, Record<string, string>>

/** A condition extended by an `or` group. */
export type AnyOfCondition = {
  status: Record<string, string>
  date?: Record<string, string>
  or: Condition[]
}

/** Common conditions on tenders: filters of the list and figures of the dashboard. */
export const TENDER_CONDITIONS = {
  draft: (): Condition => ({ status: { equals: 'draft' } }),
  /** Not approved yet, and not past its last day, or accepted before. */
  waiting: (today: Day): AnyOfCondition => ({
    status: { in: 'draft,sent' },
    ...validCondition(today),
  }),
  /** This user is the requested approver. */
  awaitingMe: (person: Id): Condition => ({ approver: { equals: String(person) } }),
  /** One of these users is the requested approver. */
  awaitingOne: (people: readonly Id[]): Condition => ({ approver: { in: people.join(',') } }),
  /** This user is its owner. */
  ownedBy: (person: Id): Condition => ({ owner: { equals: String(person) } }),
  approved: (): Condition => ({ isApproved: { equals: 'true' } }),
  notInvoiced: (): Condition => ({
    isApproved: { equals: 'true' },
    isInvoiced: { equals: 'false' },
  }),
  /** Sent, not accepted yet, and its last day is today or within the next days. */
  expiring: (today: Day): Condition => ({
    status: { equals: 'sent' },
    acceptedAt: { exists: 'false' },
    validUntil: {
      greater_than_equal: dayToStored(today),
      less_than_equal: dayToStored(addDays(today, EXPIRING_DAYS)),
    },
  }),
  expired: (today: Day): Condition => expiredCondition(today),
}
