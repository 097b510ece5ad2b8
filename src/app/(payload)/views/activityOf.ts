import type { Activity } from '@/components/users/ActivityCards'
import { readApprovedTenders, readMadeMovements } from '@/operations/users/readActivity'

import type { ViewPage } from './viewPage'

/** What a user did last, as far as the visitor may read the records it was done to. */
export const activityOf = async ({ req, may }: ViewPage, userId: number): Promise<Activity> => {
  const [tenders, movements] = await Promise.all([
    may(['read', 'tenders']) ? readApprovedTenders(req, userId) : null,
    may(['read', 'stock-movements']) ? readMadeMovements(req, userId) : null,
  ])
  return { tenders, movements }
}
