import type { Day } from '../shared/day'
import type { RefusalCode } from '../shared/refusal'
import { refuseBidder } from './bidder'
import { refuseTransition, type TenderStatus } from './status'
import { isPastValidity } from './validity'

/**
 * Whether a draft may leave the house: it gets its number then, so it must be an offer that still
 * stands, of something, to somebody.
 *
 * @param today the day in the company's time zone
 * @param itemCount lines of any kind
 * @returns null, or `wrongTenderState` and its kind, `tenderExpired`, `tenderHasNoItems`,
 *   `bidderMissing`, `bidderContactMissing`, `bidderTwice`
 */
export const refuseSending = ({
  status,
  validUntil,
  today,
  itemCount,
  ...bidder
}: {
  status: TenderStatus
  validUntil: Day | null | undefined
  today: Day
  itemCount: number
} & Parameters<typeof refuseBidder>[0]): RefusalCode | null => {
  const wrongState = refuseTransition({ status, verb: 'send' })
  if (wrongState) return wrongState
  if (isPastValidity({ validUntil, today })) return 'tenderExpired'
  if (itemCount === 0) return 'tenderHasNoItems'
  return refuseBidder(bidder)
}
