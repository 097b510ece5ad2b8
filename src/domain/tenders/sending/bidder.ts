import { isFilledText } from '../../shared/text/cleanText'
import { idOf } from '../../shared/idOf'
import type { RefusalCode } from '../../shared/refusal'

/**
 * Validates the customer of a tender: a company, or an unregistered person with contact details;
 * never both.
 *
 * @param company id or populated company
 * @returns null, or `bidderMissing` (nobody named), `bidderContactMissing` (neither e-mail nor
 *   phone), `bidderTwice` (a company and an unregistered person)
 */
export const refuseBidder = ({
  company,
  unconnectedName,
  unconnectedEmail,
  unconnectedPhone,
}: {
  company?: unknown
  unconnectedName?: unknown
  unconnectedEmail?: unknown
  unconnectedPhone?: unknown
}): RefusalCode | null => {
  const isReachable = isFilledText(unconnectedEmail) || isFilledText(unconnectedPhone)
  if (idOf(company) !== null)
    return isFilledText(unconnectedName) || isReachable ? 'bidderTwice' : null
  if (!isFilledText(unconnectedName)) return 'bidderMissing'
  return isReachable ? null : 'bidderContactMissing'
}
