import type { RefusalCode } from '../../shared/refusal'
import type { TenderStatus } from '../status'

/** Delivery state of a send; `none` if only a link was created. */
export const DELIVERIES = ['none', 'queued', 'delivered', 'failed'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** Most recipients of a send, and characters of its message. */
export const MAX_RECIPIENTS = 5
export const MAX_MESSAGE_LENGTH = 5000
export const MAX_SUBJECT_LENGTH = 200

/** Most characters of a customer's answer. */
export const MAX_ANSWER_NAME_LENGTH = 200
export const MAX_ANSWER_TEXT_LENGTH = 2000

/** Numbers of a send's mails that are queued, accepted, or dead. */
export type MailSums = { open: number; sent: number; dead: number }

/**
 * Delivery state of a send: failed if one of its mails is, delivered when all were accepted. No
 * mail is left if the link was revoked before anything was sent.
 */
export const deliveryOf = ({ open, sent, dead }: MailSums): Delivery => {
  if (dead > 0) return 'failed'
  if (open > 0) return 'queued'
  return sent > 0 ? 'delivered' : 'none'
}

/** Answers of a customer through the link of a send. */
export const ANSWER_KINDS = ['accepted', 'declined', 'question'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** Statuses in which a tender's link is no longer binding. */
const ENDED: readonly TenderStatus[] = ['draft', 'rejected', 'cancelled']

/** Facts of a link when somebody answers through it. */
export type LinkFacts = {
  isRevoked: boolean
  /** It has expired, by the clock of the database. */
  isExpired: boolean
  status: TenderStatus
  /** The tender is unchanged since it was sent. */
  isSame: boolean
  /** The final answer to the tender, through any of its links. */
  answered: 'accepted' | 'declined' | null
}

/**
 * Why an offer can no longer be answered by its link; null if it can. An earlier answer precedes
 * expiry, so that a customer who accepted sees that, and not that the link has expired.
 * @returns `offerAccepted`, `offerDeclined`, `linkRevoked`, `linkExpired`, `offerWithdrawn`,
 *   `offerChanged`
 */
export const refuseAnswer = (link: LinkFacts): RefusalCode | null => {
  if (link.isRevoked) return 'linkRevoked'
  if (link.answered) return link.answered === 'accepted' ? 'offerAccepted' : 'offerDeclined'
  if (link.isExpired) return 'linkExpired'
  if (ENDED.includes(link.status)) return 'offerWithdrawn'
  return link.isSame ? null : 'offerChanged'
}

/**
 * Why a choice of optional or alternative lines is not accepted: only a tender without deliveries
 * and invoice can still be revised to it. Accepting the offer unchanged stays possible.
 * @returns null, or `alreadyInvoiced`, `alreadyDelivered`
 */
export const refuseChoosing = ({
  status,
  isDelivered,
}: {
  status: TenderStatus
  isDelivered: boolean
}): RefusalCode | null => {
  if (status === 'invoiced') return 'alreadyInvoiced'
  return isDelivered ? 'alreadyDelivered' : null
}

/** Refusals after which the offer itself is hidden: its figures are no longer valid. */
export const hidesOffer = (code: RefusalCode): boolean =>
  code !== 'offerAccepted' && code !== 'offerDeclined'
