import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { mayStandIn, type OnBehalf } from '@/domain/users/deputies'
import { standsInFor } from '@/queries/users/deputies'
import type { LockedTender } from '../lockTender'

/**
 * The person whom the caller represents when deciding about a tender: the requested approver, if
 * the caller is their deputy today. Checked under the lock of the tender; the deputyship cannot be
 * ended before the commit.
 * @returns null if the caller decides in their own name
 */
export const decidesFor = async (
  req: PayloadRequest,
  { approver, createdBy }: Pick<LockedTender, 'approver' | 'createdBy'>,
): Promise<OnBehalf | null> => {
  const caller = staffIdOf(req)
  if (approver === null || !mayStandIn({ approver, createdBy, caller })) return null
  return (await standsInFor(req, { isLocked: true, person: approver })).get(approver) ?? null
}
