import type { RefusalCode } from '../shared/refusal'
import type { TenderStatus } from './status'

/** Active statuses: at most one revision of a number is in one of them. */
export const LIVING: readonly TenderStatus[] = ['draft', 'sent', 'approved', 'invoiced']

/** Statuses that can be revised. A draft is simply edited. */
export const REVISABLE: readonly TenderStatus[] = ['sent', 'approved', 'rejected', 'cancelled']

/**
 * Whether a tender can be revised; the revision takes over its number.
 *
 * @param number its own; a tender without one was never sent
 * @param hasOtherLiving another revision of the number is a draft, sent, approved or invoiced
 * @returns null, or `alreadyInvoiced`, `alreadyRevised`, `wrongTenderState`
 */
export const refuseRevision = ({
  status,
  number,
  hasOtherLiving,
}: {
  status: TenderStatus
  number: string | null | undefined
  hasOtherLiving: boolean
}): RefusalCode | null => {
  if (status === 'invoiced') return 'alreadyInvoiced'
  if (hasOtherLiving) return 'alreadyRevised'
  return number && REVISABLE.includes(status) ? null : 'wrongTenderState'
}
