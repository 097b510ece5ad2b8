import { refuseOverLimit } from './approval/overLimit'
import type { Blocker } from '../shared/blocker'
import { hides, names } from '../shared/blocker'
import type { Day } from '../shared/day'
import { isSameId, type Id } from '../shared/idOf'
import type { RefusalCode } from '../shared/refusal'
import { refuseDelivery } from '../stock/delivery'
import { refuseApproval, refuseApprovalRequest } from './approval/approval'
import { refuseRegistering } from './registering'
import { refuseRevision } from './revision'
import { refuseResending, refuseSending } from './sending/sending'
import type { OnBehalf } from '../users/deputies'
import { refuseTransition, type TenderStatus, type TenderVerb } from './status'

/**
 * Commands of a tender: steps of its life cycle, other actions, and those that create another
 * tender.
 */
export type TenderCommand =
  | TenderVerb
  | 'requestApproval'
  | 'declineApproval'
  | 'resend'
  | 'deliver'
  | 'register'
  | 'applyChoice'
  | 'revise'
  | 'duplicate'
  | 'assign'
  | 'saveAsTemplate'

/** Facts of a tender that decide its commands. */
export type TenderFacts = {
  status: TenderStatus
  /** Null until it was sent or approved. */
  number: string | null
  validUntil: Day | null
  createdBy: Id | null
  company: Id | null
  unconnectedName: string | null
  unconnectedEmail: string | null
  unconnectedPhone: string | null
  /** Number of all lines, and of priced ones. */
  itemCount: number
  pricedItemCount: number
  total: number | string
  /** In lira. */
  totalBase: number | string
  /** Total of the counted lines before and after every discount. */
  gross: number | string
  net: number | string
  /** The requested approver; null without a request. */
  approver: Id | null
  /** The requested approver, if the user is their deputy today and may decide for them. */
  onBehalf: OnBehalf | null
  /** Another revision of the same number is a draft, sent, approved or invoiced. */
  isRevised: boolean
  /** Part of it was delivered and not reversed. */
  isDelivered: boolean
  /** Part of what its approval promised is not delivered yet. */
  hasOpenDelivery: boolean
  /** It was sent, with a stored document. */
  isSent: boolean
  /** Its customer accepted it. */
  /** Null for readers who may not see it. */
  isAccepted: boolean | null
  /** Its customer accepted it and chose lines that were not included. */
  hasChoice: boolean
}

/** The user who would run the command, and the company's settings. */
export type TenderActor = {
  userId: Id | null
  today: Day
  /** Setting: authors cannot approve their own tenders. */
  fourEyes: boolean
  /** Setting: a tender must be approved before it is sent. */
  approveBeforeSending: boolean
  /** The highest total in lira this person may approve; null without a limit. */
  approvalLimit: number | string | null
  /** The highest effective discount in percent; null without a limit. */
  discountLimit: number | string | null
}

/** Statuses in which the customer's choice can be applied. */
export const APPLICABLE = ['sent', 'approved'] as const satisfies readonly TenderStatus[]

/**
 * Whether there is a choice to apply, in a suitable status; revising is checked separately.
 * @returns null, or `nothingChosen`, `wrongTenderState`
 */
export const refuseChoiceOf = ({
  status,
  hasChoice,
}: Pick<TenderFacts, 'status' | 'hasChoice'>): RefusalCode | null => {
  if (!hasChoice) return 'nothingChosen'
  const isOpen = (APPLICABLE as readonly TenderStatus[]).includes(status)
  return isOpen ? null : 'wrongTenderState'
}

/**
 * Whether a delivery made meanwhile prevents applying the customer's choice: no revision can follow
 * it.
 */
export const isChoiceHeldUp = (tender: TenderFacts): boolean =>
  refuseApplying(tender)?.code === 'alreadyDelivered'

const refuseApplying = (tender: TenderFacts): Blocker | null => {
  const revision = refuseRevision({ ...tender, hasOtherLiving: tender.isRevised })
  const code = revision ?? refuseChoiceOf(tender)
  return code ? hides(code) : refuseRevising(tender)
}

const refuseRevising = (tender: TenderFacts): Blocker | null => {
  const code = refuseRevision({ ...tender, hasOtherLiving: tender.isRevised })
  if (code) return hides(code)
  const isTakenBack = tender.status === 'sent' || tender.status === 'approved'
  return tender.isDelivered && isTakenBack ? names('alreadyDelivered') : null
}

/** Refusals that hide the command, because its state makes it pointless. Others are shown as the reason. */
const OF_STATE: readonly RefusalCode[] = [
  'alreadySent',
  'notSent',
  'wrongTenderState',
  'alreadyInvoiced',
]

const refuseLeaving = (
  command: 'send' | 'resend',
  tender: TenderFacts,
  { today, approveBeforeSending }: TenderActor,
): Blocker | null => {
  const refuse = command === 'send' ? refuseSending : refuseResending
  const code = refuse({ ...tender, today, approveBeforeSending })
  if (!code) return null
  return OF_STATE.includes(code) ? hides(code) : names(code)
}

const refuseApproving = (tender: TenderFacts, actor: TenderActor): Blocker | null => {
  const { approvalLimit: total, discountLimit: discount, userId } = actor
  const code = refuseApproval({
    ...tender,
    ...actor,
    authorId: tender.createdBy,
    approverId: userId,
  })
  if (code) return names(code)
  const { onBehalf } = tender
  const overLimit =
    refuseOverLimit({ total, discount }, tender) ?? (onBehalf && refuseOverLimit(onBehalf, tender))
  return overLimit ? names(overLimit.code, overLimit.data) : null
}

/**
 * Whether requesting approval is the next step of a draft: the settings require approval before
 * sending, and no request is open (docs/domains/tenders.md, *Next steps*).
 */
export const isApprovalWanted = (
  { status, approver }: Pick<TenderFacts, 'status' | 'approver'>,
  { approveBeforeSending }: Pick<TenderActor, 'approveBeforeSending'>,
): boolean => status === 'draft' && approveBeforeSending && approver === null

const refuseRequesting = (tender: TenderFacts, { today }: TenderActor): Blocker | null => {
  const code = refuseApprovalRequest({ ...tender, today })
  return code && names(code)
}

/** Only the requested approver, or their deputy, can decline a request. */
const refuseDeclining = (
  { approver, onBehalf }: Pick<TenderFacts, 'approver' | 'onBehalf'>,
  { userId }: Pick<TenderActor, 'userId'>,
): Blocker | null => (isSameId(approver, userId) || onBehalf ? null : hides('noApprovalRequest'))

const refuseDelivering = ({ status, hasOpenDelivery }: TenderFacts): Blocker | null => {
  const code = refuseDelivery({ status, wanted: 0, left: 0 })
  if (code) return hides(code)
  return hasOpenDelivery ? null : names('nothingToDeliver')
}

/**
 * True for a draft that never got a number: numbers are permanent, those of cancelled tenders
 * included.
 */
export const isTenderDeletable = (tender: {
  status?: string | null
  number?: string | null
}): boolean => tender.status === 'draft' && !tender.number

/**
 * Whether this user can give a tender a command now, checked without locks; stock is only checked
 * by reserving it. Permissions are checked elsewhere.
 * @returns null if allowed; else the reason, and whether to show the disabled command with it
 */
export const refuseTenderCommand = (
  command: TenderCommand,
  tender: TenderFacts,
  actor: TenderActor,
): Blocker | null => {
  if (command === 'duplicate' || command === 'saveAsTemplate' || command === 'assign') return null
  if (command === 'applyChoice') return refuseApplying(tender)
  if (command === 'revise') return refuseRevising(tender)
  if (command === 'send' || command === 'resend') return refuseLeaving(command, tender, actor)
  if (command === 'deliver') return refuseDelivering(tender)
  if (command === 'register') {
    const code = refuseRegistering(tender)
    return code && hides(code)
  }
  const isOfRequest = command === 'requestApproval' || command === 'declineApproval'
  const verb = isOfRequest ? 'approve' : command
  const state = refuseTransition({ status: tender.status, verb })
  if (state) return hides(state)
  if (command === 'requestApproval') return refuseRequesting(tender, actor)
  if (command === 'declineApproval') return refuseDeclining(tender, actor)
  if (command === 'approve') return refuseApproving(tender, actor)
  const isTakenBack = command === 'withdrawApproval' || command === 'cancel'
  return isTakenBack && tender.isDelivered ? names('alreadyDelivered') : null
}
