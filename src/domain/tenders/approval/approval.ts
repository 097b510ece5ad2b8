import type { Day } from '../../shared/day'
import { isSameId, type Id } from '../../shared/idOf'
import { toDecimal } from '../../shared/money'
import type { Numeric } from '../../shared/money'
import type { RefusalCode } from '../../shared/refusal'
import { refuseBidder } from '../sending/bidder'
import { refuseTransition } from '../status'
import type { TenderStatus } from '../status'
import { isPastValidity } from '../validity'

/**
 * Whether this person may approve this tender now; stock is checked separately, by reserving it.
 *
 * A draft past its last day is refused as well: the offer has ended. One that its customer accepted
 * in time has not.
 *
 * @param today the day in the company's time zone
 * @param isAccepted its customer accepted it, before its last day was over; null if that is hidden,
 *   which refuses nothing
 * @param pricedItemCount lines that count: priced, and not for choosing
 * @param total grand total in the tender's currency
 * @param fourEyes the setting "approver must not be the author"
 * @param isProgram the caller is a program: it never counts as the second person of four eyes
 * @returns null, or `alreadyApproved`, `wrongTenderState`, `tenderExpired`, `tenderHasNoItems`,
 *   `bidderMissing` and its kind, `tenderTotalZero`, `fourEyes`
 */
export const refuseApproval = ({
  status,
  validUntil,
  isAccepted,
  today,
  pricedItemCount,
  total,
  fourEyes,
  authorId,
  approverId,
  isProgram = false,
  ...bidder
}: {
  status: TenderStatus
  isAccepted: boolean | null
  validUntil: Day | null | undefined
  today: Day
  pricedItemCount: number
  total: Numeric
  fourEyes: boolean
  authorId: Id | null | undefined
  approverId: Id | null
  isProgram?: boolean
} & Parameters<typeof refuseBidder>[0]): RefusalCode | null => {
  const wrongState = refuseTransition({ status, verb: 'approve' })
  if (wrongState) return wrongState
  if (isAccepted === false && isPastValidity({ validUntil, today })) return 'tenderExpired'
  if (pricedItemCount === 0) return 'tenderHasNoItems'
  const wrongBidder = refuseBidder(bidder)
  if (wrongBidder) return wrongBidder
  if (toDecimal(total).lte(0)) return 'tenderTotalZero'
  return fourEyes && (isProgram || isSameId(authorId, approverId)) ? 'fourEyes' : null
}

/**
 * Whether approval of a tender may be requested: not for one that could not be approved. The rights of
 * the approver are checked elsewhere.
 * @returns the refusals of `refuseApproval`, without `fourEyes`
 */
export const refuseApprovalRequest = (
  tender: Omit<Parameters<typeof refuseApproval>[0], 'fourEyes' | 'authorId' | 'approverId'>,
): RefusalCode | null =>
  refuseApproval({ ...tender, fourEyes: false, authorId: null, approverId: null })
