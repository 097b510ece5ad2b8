import { dayToStored, type Day } from '../shared/day'
import type { DisplayStatus } from '../tenders/status'
import { TENDER_CONDITIONS, type Condition } from '../tenders/conditions'
import type { Span } from './period'

export type { Condition }

const within = ({ from, to }: Span): Record<string, string> => ({
  greater_than_equal: dayToStored(from),
  less_than_equal: dayToStored(to),
})

/**
 * The condition behind each number, so that the list a number opens has exactly that many rows.
 * The statements of `queries/dashboard` are made of the same conditions.
 */
export const CONDITIONS = {
  open: (): Condition => ({ status: { in: 'draft,sent,approved' } }),
  waiting: TENDER_CONDITIONS.waiting,
  notInvoiced: TENDER_CONDITIONS.notInvoiced,
  lowStock: (): Condition => ({ isLow: { equals: 'true' } }),
  expiring: TENDER_CONDITIONS.expiring,
  comingMeets: (now: string): Condition => ({
    status: { equals: 'planned' },
    startsAt: { greater_than_equal: now },
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
  /** Tenders of a span in the state people see: `expired` is a sent one past its last day. */
  tendersBy: (status: DisplayStatus, span: Span, today: Day): Condition => {
    const date = within(span)
    if (status === 'expired') return { ...TENDER_CONDITIONS.expired(today), date }
    if (status === 'sent')
      return {
        status: { equals: 'sent' },
        validUntil: { greater_than_equal: dayToStored(today) },
        date,
      }
    return { status: { equals: status }, date }
  },
  movementsBy: (type: 'in' | 'out', span: Span): Condition => ({
    type: { equals: type },
    operationDate: within(span),
  }),
}
