import type { Day } from '../../shared/day'
import type { RefusalCode } from '../../shared/refusal'
import { refuseBidder } from './bidder'
import { refuseTransition, type TenderStatus } from '../status'
import { isPastValidity } from '../validity'

type Sending = {
  status: TenderStatus
  validUntil: Day | null | undefined
  today: Day
  itemCount: number
  /** It was sent before. */
  isSent: boolean
  /** Setting: a tender must be approved before it is sent. */
  approveBeforeSending: boolean
} & Parameters<typeof refuseBidder>[0]

const refuseOffer = ({
  status,
  validUntil,
  today,
  itemCount,
  approveBeforeSending,
  ...bidder
}: Omit<Sending, 'isSent'>): RefusalCode | null => {
  if (isPastValidity({ validUntil, today })) return 'tenderExpired'
  if (itemCount === 0) return 'tenderHasNoItems'
  const wrongBidder = refuseBidder(bidder)
  if (wrongBidder) return wrongBidder
  return approveBeforeSending && (status === 'draft' || status === 'sent') ? 'approveFirst' : null
}

/**
 * Whether a tender may be sent. It gets its number then, so it must be valid, have lines and a
 * customer, and be approved if the settings require it.
 *
 * @param today the day in the company's time zone
 * @param itemCount lines of any kind
 * @returns null, or `wrongTenderState` and its kind, `alreadySent`, `tenderExpired`,
 *   `tenderHasNoItems`, `bidderMissing`, `bidderContactMissing`, `bidderTwice`, `approveFirst`
 */
export const refuseSending = ({ isSent, ...sending }: Sending): RefusalCode | null => {
  const wrongState = refuseTransition({ status: sending.status, verb: 'send' })
  if (wrongState) return wrongState
  return isSent ? 'alreadySent' : refuseOffer(sending)
}

/** Statuses in which a sent tender can be sent again. */
export const RESENDABLE = ['sent', 'approved'] as const satisfies readonly TenderStatus[]

/**
 * Whether a tender that was sent before may be sent again.
 * @returns null, or `wrongTenderState`, `notSent`, and the refusals of `refuseSending` for an
 *   invalid offer
 */
export const refuseResending = ({ isSent, ...sending }: Sending): RefusalCode | null => {
  if (!(RESENDABLE as readonly TenderStatus[]).includes(sending.status)) return 'wrongTenderState'
  return isSent || sending.status === 'sent' ? refuseOffer(sending) : 'notSent'
}
