import type { Sum, TenderBucket } from '@/domain/dashboard/figures'
import type { DisplayStatus } from '@/domain/tenders/status'
import { DISPLAY_STATUSES } from '@/domain/tenders/status'

/** Number and amount of some states together; the amount is null where it may not be seen. */
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

/** Numbers by state, for the rules that need no amounts. */
export const countsOf = (
  buckets: readonly TenderBucket[],
): Partial<Record<DisplayStatus, number>> =>
  Object.fromEntries(DISPLAY_STATUSES.map((status) => [status, sumOf(buckets, [status]).count]))
