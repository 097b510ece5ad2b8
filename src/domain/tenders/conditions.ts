import { addDays, dayToStored, type Day } from '../shared/day'
import type { Id } from '../shared/idOf'
import { expiredCondition, EXPIRING_DAYS } from './validity'

/** A condition for lists and the REST interface. */
export type Condition = Record<string, Record<string, string>>

/** Common conditions on tenders: filters of the list and figures of the dashboard. */
export const TENDER_CONDITIONS = {
  draft: (): Condition => ({ status: { equals: 'draft' } }),
  /** Open and not past its last day. */
  waiting: (today: Day): Condition => ({
    status: { in: 'draft,sent' },
    validUntil: { greater_than_equal: dayToStored(today) },
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
