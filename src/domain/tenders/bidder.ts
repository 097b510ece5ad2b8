import { idOf } from '../shared/idOf'
import type { RefusalCode } from '../shared/refusal'

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/**
 * For whom the tender is: a company, or an unregistered person who can be reached; never both.
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
  const isReachable = isFilled(unconnectedEmail) || isFilled(unconnectedPhone)
  if (idOf(company) !== null) return isFilled(unconnectedName) || isReachable ? 'bidderTwice' : null
  if (!isFilled(unconnectedName)) return 'bidderMissing'
  return isReachable ? null : 'bidderContactMissing'
}
