import { Refusal } from '@/domain/shared/refusal'
import { refuseBidder } from '@/domain/tenders/bidder'
import type { LockedTender } from './lockTender'

/**
 * A sent tender needs a customer; a draft does not.
 * @throws Refusal `bidderMissing`, `bidderContactMissing`, `bidderTwice`
 */
export const requireBidder = (tender: LockedTender): void => {
  const code = refuseBidder(tender)
  if (code) throw new Refusal(code, { fields: [{ path: 'company', code }] })
}
