import { isFilledText } from '../shared/text/cleanText'
import { idOf } from '../shared/idOf'
import type { RefusalCode } from '../shared/refusal'
import { UNLOCKED_TENDERS, type TenderStatus } from './status'

/**
 * States in which the unregistered person of a tender can become a customer: to whom it goes is
 * part of what an approval binds.
 */
export const REGISTRABLE = UNLOCKED_TENDERS

/**
 * Whether the person a tender names can become a customer.
 * @param tender.hasChoice its customer chose lines by accepting it: what is taken over must be what
 *   was accepted, the customer included
 * @returns null, or `tenderLocked`, `alreadyRegistered`, `bidderMissing` for nobody named,
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
