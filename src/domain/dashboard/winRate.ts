import type { DisplayStatus } from '../tenders/status'

/** Displayed statuses of tenders that were won. */
export const WON: readonly DisplayStatus[] = ['approved', 'invoiced']
/** Displayed statuses of tenders that the customer rejected or let expire. */
export const LOST: readonly DisplayStatus[] = ['rejected', 'expired']

type Counts = Partial<Record<DisplayStatus, number>>

const countOf = (counts: Counts, statuses: readonly DisplayStatus[]): number =>
  statuses.reduce((total, status) => total + (counts[status] ?? 0), 0)

/**
 * The share of decided tenders that were won, in whole per cent. Open ones are not decided yet;
 * cancelled ones were withdrawn by the company itself.
 * @returns null as long as nothing is decided
 */
export const winRateOf = (counts: Counts): number | null => {
  const won = countOf(counts, WON)
  const decided = won + countOf(counts, LOST)
  return decided === 0 ? null : Math.round((won / decided) * 100)
}
