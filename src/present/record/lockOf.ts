import { entityOf } from '@/catalog'
import type { FormLock } from '@/catalog/entity'
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

/** Values of the form that decide what is locked. */
type LockValues = {
  /** Of a tender or a reservation. */
  status?: unknown
  /** Of a reservation. */
  origin?: unknown
  /** What a movement reverses; that it was reversed itself, only the server knows. */
  reversalOf?: unknown
  /** When the customer of a tender accepted it. */
  acceptedAt?: unknown
  /** Of a rate: the central bank's are read-only. */
  source?: unknown
}

const reasonOf = (isOver: boolean, isOfApproval: boolean): MessageKey | null => {
  if (isOver) return 'refusals.reservationNotActive'
  return isOfApproval ? 'refusals.reservationBelongsToTender' : null
}

const LOCKS: Readonly<Record<FormLock, (values: LockValues) => Lock | null>> = {
  tender: ({ status, acceptedAt }) => {
    if (!isTenderStatus(status)) return null
    const code = refuseContentChange({ status, acceptedAt })
    if (!code) return null
    // Drafts and sent ones are only locked by their customer's acceptance.
    const why = code === 'tenderAccepted' ? 'accepted' : (status as Closed)
    return { holds: isApprovedPath, reason: `tenders.lockedBecause.${why}`, ways: WAYS[why] }
  },
  movement: ({ reversalOf }) => {
    const final = finalMovementFields({ isPaired: Boolean(reversalOf) })
    return { holds: (path) => path in final, reason: 'stockMovements.reverseHint' }
  },
  bulletin: (values) =>
    isPublished(values) ? { holds: isPublishedPath, reason: 'refusals.bulletinIsFinal' } : null,
  countPlan: ({ status }) =>
    isPlanOpen(status)
      ? null
      : { holds: (path) => path in COUNT_PLAN, reason: 'stockCounts.planHints.isFixed' },
  reservation: ({ status, origin }) => {
    const isOfApproval = origin === 'approval'
    const fields = finalReservationFields({
      origin: isOfApproval ? 'approval' : 'manual',
      status,
    })
    return {
      holds: (path) => path in fields,
      reason: reasonOf(hasReservationEnded(status), isOfApproval),
    }
  },
}

/**
 * The locked fields of a saved record, by the same rules as hooks and triggers.
 * @returns null if none are
 */
export const lockOf = ({ slug, ...values }: LockValues & { slug?: string }): Lock | null => {
  const { lock } = entityOf(slug) ?? {}
  return lock ? LOCKS[lock](values) : null
}
