import type { RefusalCode } from '../../shared/refusal'
import type { TenderStatus } from '../status'

/** What became of the mail of a send; `none` where only a link was made. */
export const DELIVERIES = ['none', 'queued', 'delivered', 'failed'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** Addresses one send goes to, and letters of its message. */
export const MAX_RECIPIENTS = 5
export const MAX_MESSAGE_LENGTH = 5000
export const MAX_SUBJECT_LENGTH = 200

/** Letters of what a customer says by a link. */
export const MAX_ANSWER_NAME_LENGTH = 200
export const MAX_ANSWER_TEXT_LENGTH = 2000

/** How many mails of a send are on their way, were taken, or are given up. */
export type MailSums = { open: number; sent: number; dead: number }

/**
 * A send as a whole: failed when one of its mails is, delivered when all were taken. No mail is left
 * of one whose link was taken back before anything went out.
 */
export const deliveryOf = ({ open, sent, dead }: MailSums): Delivery => {
  if (dead > 0) return 'failed'
  if (open > 0) return 'queued'
  return sent > 0 ? 'delivered' : 'none'
}

/** What a customer says by the link of a send. */
export const ANSWER_KINDS = ['accepted', 'declined', 'question'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** A tender in one of these no longer binds by its link. */
const ENDED: readonly TenderStatus[] = ['draft', 'rejected', 'cancelled']

/** What is known of a link when somebody answers by it. */
export type LinkFacts = {
  isRevoked: boolean
  /** Its last moment is over, by the clock of the database. */
  isExpired: boolean
  status: TenderStatus
  /** The tender says what was sent, to the letter. */
  isSame: boolean
  /** What was said of the tender for good, by any of its links. */
  answered: 'accepted' | 'declined' | null
}

/**
 * Why an offer can no longer be answered by its link; null if it can. An earlier answer comes before
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
 * Why a choice of optional or alternative lines is not accepted: only a tender of which nothing was
 * delivered or invoiced can still be revised to what was chosen. Accepting the offer as it stands
 * stays possible.
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

/** Refusals under which the offer itself is no longer shown: its figures count for nothing now. */
export const hidesOffer = (code: RefusalCode): boolean =>
  code !== 'offerAccepted' && code !== 'offerDeclined'
