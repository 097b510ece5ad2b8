import { isFilledText } from '../shared/text/cleanText'
import { idOf } from '../shared/idOf'
import type { RefusalCode } from '../shared/refusal'
import { UNLOCKED_TENDERS, type TenderStatus } from './status'

/**
 * Statuses in which the unregistered person of a tender can become a customer: an approval binds
 * the recipient too.
 */
export const REGISTRABLE = UNLOCKED_TENDERS

/**
 * Whether the person named in a tender can become a customer.
 * @param tender.hasChoice its customer chose lines on acceptance: the applied content must be what
 *   was accepted, the customer included
 * @returns null, or `tenderLocked`, `alreadyRegistered`, `bidderMissing` if nobody is named,
 *   `applyChoiceFirst`
 */
export const refuseRegistering = (tender: {
  status: TenderStatus
  company?: unknown
  unconnectedName?: unknown
  hasChoice?: boolean
}): RefusalCode | null => {
  if (!REGISTRABLE.includes(tender.status)) return 'tenderLocked'
  if (idOf(tender.company) !== null) return 'alreadyRegistered'
  if (!isFilledText(tender.unconnectedName)) return 'bidderMissing'
  return tender.hasChoice ? 'applyChoiceFirst' : null
}
