import type { Random } from './createRandom'

/** The final state of a tender of the demonstration data. */
export type TenderEnd =
  | 'draft'
  | 'sent'
  | 'expired'
  | 'approved'
  | 'invoiced'
  | 'rejected'
  | 'cancelled'
  | 'revised'
  | 'approvalWithdrawn'
  | 'invoiceWithdrawn'

export type PlannedTender = {
  end: TenderEnd
  daysAgo: number
  /** Days from today to the last valid day; 15 days from its date when left out. */
  validFor?: number
}

type Wave = { end: TenderEnd; count: number; from: number; to: number; isLong?: boolean }

// Only valid tenders can be approved: older approved ones have a longer validity agreed with the
// customer.
const WAVES: Wave[] = [
  { end: 'draft', count: 8, from: 0, to: 12 },
  { end: 'sent', count: 9, from: 0, to: 13 },
  { end: 'expired', count: 11, from: 18, to: 340 },
  { end: 'approved', count: 6, from: 1, to: 13 },
  { end: 'approved', count: 3, from: 25, to: 70, isLong: true },
  { end: 'invoiced', count: 5, from: 2, to: 14 },
  { end: 'invoiced', count: 8, from: 20, to: 180, isLong: true },
  { end: 'invoiced', count: 10, from: 180, to: 350, isLong: true },
  { end: 'rejected', count: 9, from: 8, to: 345 },
  { end: 'cancelled', count: 4, from: 5, to: 320 },
  { end: 'revised', count: 2, from: 12, to: 45 },
  { end: 'approvalWithdrawn', count: 1, from: 3, to: 8 },
  { end: 'invoiceWithdrawn', count: 1, from: 6, to: 12 },
]

/** Every tender with its age, oldest first, as their numbers run. */
export const planTenders = (random: Random): PlannedTender[] =>
  WAVES.flatMap(({ end, count, from, to, isLong }) =>
    Array.from({ length: count }, () => ({
      end,
      daysAgo: random.int(from, to),
      ...(isLong ? { validFor: random.int(10, 60) } : {}),
    })),
  ).sort((a, b) => b.daysAgo - a.daysAgo)
