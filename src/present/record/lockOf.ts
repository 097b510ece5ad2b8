import { isPublished, isPublishedPath } from '@/domain/rates/entry'
import { COUNT_PLAN, isPlanOpen } from '@/domain/stock/counting/counts'
import {
  finalMovementFields,
  finalReservationFields,
  hasReservationEnded,
} from '@/domain/stock/finalFields'
import { isApprovedPath } from '@/domain/tenders/approval/approvedContent'
import { refuseContentChange, TENDER_STATUSES, type TenderStatus } from '@/domain/tenders/status'
import type { MessageKey } from '@/i18n/messages'

/** Locked fields of a record, and the reason. */
export type Lock = {
  holds: (path: string) => boolean
  reason: MessageKey | null
  /** Commands that unlock it, the usual one first; facts decide which are possible. */
  ways?: readonly Way[]
}

export type Way = 'withdrawApproval' | 'revise' | 'duplicate'

const isTenderStatus = (value: unknown): value is TenderStatus =>
  (TENDER_STATUSES as readonly unknown[]).includes(value)

type Closed = Exclude<TenderStatus, 'draft' | 'sent'>

const WAYS: Readonly<Record<Closed | 'accepted', readonly Way[]>> = {
  accepted: ['revise', 'duplicate'],
  approved: ['withdrawApproval', 'revise', 'duplicate'],
  invoiced: [],
  rejected: ['revise', 'duplicate'],
  cancelled: ['revise', 'duplicate'],
}

/**
 * The locked fields of a saved record, by the same rules as hooks and triggers.
 * @param args.status of a tender or a reservation, as in its form
 * @param args.acceptedAt when the customer of a tender accepted it
 * @param args.origin of a reservation, as in its form
 * @param args.source of a rate: the central bank's are read-only
 * @param args.reversalOf the movement that this one reverses. Whether this one was reversed itself,
 *   only the server knows
 */
export const lockOf = (args: {
  slug?: string
  status?: unknown
  origin?: unknown
  reversalOf?: unknown
  acceptedAt?: unknown
  source?: unknown
}): Lock | null => {
  const { slug, status, origin } = args
  if (slug === 'tenders') {
    if (!isTenderStatus(status)) return null
    const code = refuseContentChange({ status, acceptedAt: args.acceptedAt })
    if (!code) return null
    // Drafts and sent ones are only locked by their customer's acceptance.
    const why = code === 'tenderAccepted' ? 'accepted' : (status as Closed)
    return { holds: isApprovedPath, reason: `tenders.lockedBecause.${why}`, ways: WAYS[why] }
  }
  if (slug === 'stock-movements') {
    const final = finalMovementFields({ isPaired: Boolean(args.reversalOf) })
    return { holds: (path) => path in final, reason: 'stockMovements.reverseHint' }
  }
  if (slug === 'currency-rates')
    return isPublished(args) ? { holds: isPublishedPath, reason: 'refusals.bulletinIsFinal' } : null
  if (slug === 'stock-counts')
    return isPlanOpen(status)
      ? null
      : { holds: (path) => path in COUNT_PLAN, reason: 'stockCounts.planHints.isFixed' }
  if (slug !== 'stock-reservations') return null
  const isOfApproval = origin === 'approval'
  const fields = finalReservationFields({
    origin: isOfApproval ? 'approval' : 'manual',
    status,
  })
  return {
    holds: (path) => path in fields,
    reason: reasonOf(hasReservationEnded(status), isOfApproval),
  }
}

const reasonOf = (isOver: boolean, isOfApproval: boolean): MessageKey | null => {
  if (isOver) return 'refusals.reservationNotActive'
  return isOfApproval ? 'refusals.reservationBelongsToTender' : null
}
