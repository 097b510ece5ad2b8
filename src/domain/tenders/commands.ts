import { refuseOverLimit } from '../settings/approvalLimit'
import type { Blocker } from '../shared/blocker'
import { hides, names } from '../shared/blocker'
import type { Day } from '../shared/day'
import type { Id } from '../shared/idOf'
import { refuseApproval } from './approval'
import { refuseBidder } from './bidder'
import { refuseTransition, type TenderStatus, type TenderVerb } from './status'
import { isPastValidity } from './validity'

/** Steps of a tender, and the two that make another tender of it; the step forward first. */
export const TENDER_COMMANDS = [
  'approve',
  'invoice',
  'send',
  'withdrawInvoice',
  'withdrawApproval',
  'reject',
  'cancel',
  'revise',
  'duplicate',
] as const satisfies readonly (TenderVerb | 'revise' | 'duplicate')[]
export type TenderCommand = (typeof TENDER_COMMANDS)[number]

/** What of a tender decides which commands it takes. */
export type TenderFacts = {
  status: TenderStatus
  /** None until it was sent or approved. */
  number: string | null
  validUntil: Day | null
  createdBy: Id | null
  company: Id | null
  unconnectedName: string | null
  unconnectedEmail: string | null
  unconnectedPhone: string | null
  /** Lines of any kind, and those of kinds that have a price. */
  itemCount: number
  pricedItemCount: number
  total: number | string
  /** In lira. */
  totalBase: number | string
  /** Another revision of the same number is a draft, sent, approved or invoiced. */
  isRevised: boolean
  /** Something of it left the stock and was not taken back. */
  isDelivered: boolean
}

/** Whoever would give the command, and what the company asks of them. */
export type TenderActor = {
  userId: Id | null
  today: Day
  /** Nobody approves what they wrote themselves. */
  fourEyes: boolean
  /** The highest total in lira this person may approve; null without a limit. */
  approvalLimit: number | string | null
}

const refuseRevision = (tender: TenderFacts): Blocker | null => {
  if (tender.status === 'invoiced') return hides('alreadyInvoiced')
  // What never left the house is simply edited.
  if (!tender.number || tender.status === 'draft') return hides('wrongTenderState')
  if (tender.isRevised) return hides('alreadyRevised')
  const isTakenBack = tender.status === 'sent' || tender.status === 'approved'
  return tender.isDelivered && isTakenBack ? names('alreadyDelivered') : null
}

const refuseSending = (tender: TenderFacts, { today }: TenderActor): Blocker | null => {
  if (tender.itemCount === 0) return names('tenderHasNoItems')
  const bidder = refuseBidder(tender)
  if (bidder) return names(bidder)
  return isPastValidity({ ...tender, today }) ? names('tenderExpired') : null
}

const refuseApproving = (tender: TenderFacts, actor: TenderActor): Blocker | null => {
  const { approvalLimit: limit, userId } = actor
  const code = refuseApproval({
    ...tender,
    ...actor,
    authorId: tender.createdBy,
    approverId: userId ?? 0,
  })
  if (code) return names(code)
  const bidder = refuseBidder(tender)
  if (bidder) return names(bidder)
  const overLimit = refuseOverLimit({ limit, totalBase: tender.totalBase })
  return overLimit
    ? names(overLimit, { limit: Number(limit), total: Number(tender.totalBase) })
    : null
}

/** True for a draft that never got a number: numbers stay, those of cancelled tenders included. */
export const isTenderDeletable = (tender: {
  status?: string | null
  number?: string | null
}): boolean => tender.status === 'draft' && !tender.number

/**
 * Whether a tender takes a command from this person now, as far as can be told without locking
 * anything: stock is known only once it is reserved. Rights are asked apart.
 * @returns null when it does; else why not, and whether the wish is worth showing all the same
 */
export const refuseTenderCommand = (
  command: TenderCommand,
  tender: TenderFacts,
  actor: TenderActor,
): Blocker | null => {
  if (command === 'duplicate') return null
  if (command === 'revise') return refuseRevision(tender)
  const state = refuseTransition({ status: tender.status, verb: command })
  if (state) return hides(state)
  if (command === 'send') return refuseSending(tender, actor)
  if (command === 'approve') return refuseApproving(tender, actor)
  const isTakenBack = command === 'withdrawApproval' || command === 'cancel'
  return isTakenBack && tender.isDelivered ? names('alreadyDelivered') : null
}
