import { Refusal } from '@/domain/shared/refusal'
import { refuseBidder } from '@/domain/tenders/bidder'
import type { LockedTender } from './lockTender'

/**
 * A tender that leaves the house is for somebody; a draft need not be yet.
 * @throws Refusal `bidderMissing`, `bidderContactMissing`, `bidderTwice`
 */
export const requireBidder = (tender: LockedTender): void => {
  const code = refuseBidder(tender)
  if (code) throw new Refusal(code, { fields: [{ path: 'company', code }] })
}
