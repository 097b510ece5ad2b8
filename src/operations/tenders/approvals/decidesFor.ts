import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { mayStandIn, type OnBehalf } from '@/domain/users/deputies'
import { standsInFor } from '@/queries/users/deputies'
import type { LockedTender } from '../lockTender'

/**
 * On whose behalf the caller decides about a tender: of the person who was asked, if the caller is
 * their deputy today. Judged under the lock of the tender, and the period cannot be ended before the
 * decision is committed.
 * @returns null where the caller decides in their own name
 */
export const decidesFor = async (
  req: PayloadRequest,
  { approver, createdBy }: Pick<LockedTender, 'approver' | 'createdBy'>,
): Promise<OnBehalf | null> => {
  const caller = staffIdOf(req)
  if (approver === null || !mayStandIn({ approver, createdBy, caller })) return null
  return (await standsInFor(req, { isLocked: true, person: approver })).get(approver) ?? null
}
