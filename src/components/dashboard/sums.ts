import type { Sum, TenderBucket } from '@/domain/dashboard/figures'
import type { DisplayStatus } from '@/domain/tenders/status'
import { DISPLAY_STATUSES } from '@/domain/tenders/status'

/** Count and amount of several statuses together; the amount is null if it may not be seen. */
export const sumOf = (
  buckets: readonly TenderBucket[],
  statuses: readonly DisplayStatus[] = DISPLAY_STATUSES,
): Sum =>
  buckets
    .flatMap(({ byStatus }) => statuses.map((status) => byStatus[status]))
    .reduce<Sum>(
      (total, sum) => ({
        count: total.count + (sum?.count ?? 0),
        totalBase:
          total.totalBase === null || sum?.totalBase === null
            ? null
            : total.totalBase + (sum?.totalBase ?? 0),
      }),
      { count: 0, totalBase: 0 },
    )

/** Counts by status, for rules without amounts. */
export const countsOf = (
  buckets: readonly TenderBucket[],
): Partial<Record<DisplayStatus, number>> =>
  Object.fromEntries(DISPLAY_STATUSES.map((status) => [status, sumOf(buckets, [status]).count]))
