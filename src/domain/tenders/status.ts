import type { Day } from '../shared/day'
import type { RefusalCode } from '../shared/refusal'
import { TENDER_STATUSES, type TenderStatus } from '../shared/tenderStatus'
import { isExpired } from './validity'

export { TENDER_STATUSES, type TenderStatus }

/** Displayed statuses: `expired` is never stored, it follows from the day. */
export const DISPLAY_STATUSES = [...TENDER_STATUSES, 'expired'] as const
export type DisplayStatus = (typeof DISPLAY_STATUSES)[number]

/** Statuses of open tenders. */
export const OPEN_STATUSES = [
  'draft',
  'sent',
  'approved',
] as const satisfies readonly TenderStatus[]

type Transition = { from: readonly TenderStatus[]; to: TenderStatus }

/** All transitions of a tender's status; nothing else may write it. */
export const TRANSITIONS = {
  /** An approved tender can be sent as well, and stays approved. */
  send: { from: ['draft', 'approved'], to: 'sent' },
  approve: { from: ['draft', 'sent'], to: 'approved' },
  withdrawApproval: { from: ['approved'], to: 'sent' },
  reject: { from: ['draft', 'sent'], to: 'rejected' },
  cancel: { from: OPEN_STATUSES, to: 'cancelled' },
  invoice: { from: ['approved'], to: 'invoiced' },
  withdrawInvoice: { from: ['invoiced'], to: 'approved' },
} as const satisfies Record<string, Transition>

export type TenderVerb = keyof typeof TRANSITIONS
export const TENDER_VERBS = Object.keys(TRANSITIONS) as TenderVerb[]

/** A more specific refusal than "not in this state". */
const SPECIFIC: Partial<Record<TenderVerb, Partial<Record<TenderStatus, RefusalCode>>>> = {
  send: { sent: 'alreadySent', invoiced: 'alreadyInvoiced' },
  approve: { approved: 'alreadyApproved', invoiced: 'alreadyApproved' },
  withdrawApproval: { draft: 'notApproved', sent: 'notApproved', invoiced: 'alreadyInvoiced' },
  reject: { approved: 'alreadyApproved', invoiced: 'alreadyInvoiced' },
  cancel: { invoiced: 'alreadyInvoiced' },
  invoice: {
    draft: 'notApproved',
    sent: 'notApproved',
    rejected: 'notApproved',
    cancelled: 'notApproved',
    invoiced: 'alreadyInvoiced',
  },
}

/**
 * Whether a tender in this state may take this step.
 *
 * @returns null, or `alreadyApproved`, `notApproved`, `alreadyInvoiced`, `wrongTenderState`
 */
export const refuseTransition = ({
  status,
  verb,
}: {
  status: TenderStatus
  verb: TenderVerb
}): RefusalCode | null => {
  const { from }: Transition = TRANSITIONS[verb]
  if (from.includes(status)) return null
  return SPECIFIC[verb]?.[status] ?? 'wrongTenderState'
}

/** Statuses in which a tender may still change, and its stock is reserved by hand only. */
export const UNLOCKED_TENDERS: readonly TenderStatus[] = ['draft', 'sent']

/** True when lines, prices, dates and customer may no longer change; notes and files still may. */
export const isContentLocked = (status: TenderStatus): boolean => !UNLOCKED_TENDERS.includes(status)

/** Facts of a tender that decide whether its content may change. */
export type LockFacts = { status?: TenderStatus | null; acceptedAt?: unknown }

/**
 * Why the content of a tender may not change; null while it may. Accepted content is final: a
 * different one is a new offer, a revision.
 * @returns null, `tenderLocked` by its status, or `tenderAccepted`
 */
export const refuseContentChange = ({ status, acceptedAt }: LockFacts): RefusalCode | null => {
  if (!status) return null
  if (isContentLocked(status)) return 'tenderLocked'
  return acceptedAt ? 'tenderAccepted' : null
}

/**
 * The displayed status: the stored one, or `expired` for a tender that `isExpired`.
 * @returns null for a status that the reader may not see
 */
export const displayStatus = <Status extends TenderStatus | null>({
  status,
  ...terms
}: {
  status: Status
  isAccepted: boolean | null
  validUntil: Day | null | undefined
  today: Day
}): Status | 'expired' => (isExpired({ status, ...terms }) ? 'expired' : status)
