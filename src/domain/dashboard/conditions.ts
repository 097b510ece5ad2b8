import { dayToStored, type Day } from '../shared/day'
import type { DisplayStatus } from '../tenders/status'
import { TENDER_CONDITIONS, type AnyOfCondition, type Condition } from '../tenders/conditions'
import { validCondition } from '../tenders/validity'
import type { Span } from './period'

export type { AnyOfCondition, Condition }

const within = ({ from, to }: Span): Record<string, string> => ({
  greater_than_equal: dayToStored(from),
  less_than_equal: dayToStored(to),
})

const allDayFrom = (now: string, midnight: string): Pick<AnyOfCondition, 'or'> => ({
  or: [
    { startsAt: { greater_than_equal: now } },
    { startsAt: { greater_than_equal: midnight }, allDay: { equals: 'true' } },
  ],
})

/**
 * The condition behind each number: the list that a number opens has exactly that many rows.
 * `queries/dashboard` builds its statements from the same conditions.
 */
export const CONDITIONS = {
  open: (): Condition => ({ status: { in: 'draft,sent,approved' } }),
  waiting: TENDER_CONDITIONS.waiting,
  notInvoiced: TENDER_CONDITIONS.notInvoiced,
  lowStock: (): Condition => ({ isLow: { equals: 'true' } }),
  expiring: TENDER_CONDITIONS.expiring,
  /**
   * Not begun yet, or all-day today.
   * @param args.midnight start of today; null for users who may not read which meetings are all-day
   */
  comingMeets: ({
    now,
    midnight,
  }: {
    now: string
    midnight: string | null
  }): Condition | AnyOfCondition => ({
    status: { equals: 'planned' },
    ...(midnight === null ? { startsAt: { greater_than_equal: now } } : allDayFrom(now, midnight)),
  }),
  tendersIn: (span: Span): Condition => ({ date: within(span) }),
  wonIn: (span: Span): Condition => ({ status: { in: 'approved,invoiced' }, date: within(span) }),
  wonFrom: (company: number, span: Span): Condition => ({
    company: { equals: String(company) },
    ...CONDITIONS.wonIn(span),
  }),
  lostIn: (span: Span): Condition => ({ stage: { equals: 'lost' }, date: within(span) }),
  /** @param reason its id; null for those that name none */
  lostFor: (reason: number | null, span: Span): Condition => ({
    lostReason: reason === null ? { exists: 'false' } : { equals: String(reason) },
    ...CONDITIONS.lostIn(span),
  }),
  /** Tenders of a span by displayed status: `expired` as in `isExpired`. */
  tendersBy: (status: DisplayStatus, span: Span, today: Day): Condition | AnyOfCondition => {
    const date = within(span)
    if (status === 'expired') return { ...TENDER_CONDITIONS.expired(today), date }
    if (status === 'sent') return { status: { equals: 'sent' }, ...validCondition(today), date }
    return { status: { equals: status }, date }
  },
  movementsBy: (type: 'in' | 'out', span: Span): Condition => ({
    type: { equals: type },
    operationDate: within(span),
  }),
}
