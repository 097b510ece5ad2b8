import { toDecimal, type Numeric } from '../shared/money'
import type { RefusalCode } from '../shared/refusal'
import type { TenderStatus } from '../tenders/status'
import type { MovementOriginKind } from './origins'

/**
 * Whether stock may be issued for a tender: only for an approved one, and of a card no more than
 * what it still has to deliver, which is demand less what was delivered before.
 *
 * @param wanted in the card's unit
 * @param left what is still to deliver; 0 for a card that the tender does not sell
 * @returns null, or `tenderNotApproved`, `moreThanOrdered`
 */
export const refuseDelivery = ({
  status,
  wanted,
  left,
}: {
  status: TenderStatus
  wanted: Numeric
  left: Numeric
}): RefusalCode | null => {
  if (status !== 'approved') return 'tenderNotApproved'
  return toDecimal(wanted).gt(toDecimal(left)) ? 'moreThanOrdered' : null
}

/**
 * Whether a posted row may be reversed by hand. What an invoice issued goes back with the invoice
 * only, and a delivery of an invoiced tender not before it: else the books and the stock part.
 *
 * @param tenderStatus of the tender the row names, if it names one
 * @returns null, or `isAReversal`, `alreadyReversed`, `movementBelongsToInvoice`
 */
export const refuseReversal = ({
  origin,
  isReversed,
  tenderStatus,
}: {
  origin: MovementOriginKind
  isReversed: boolean
  tenderStatus: TenderStatus | null
}): RefusalCode | null => {
  if (origin === 'reversal') return 'isAReversal'
  if (isReversed) return 'alreadyReversed'
  const isOfInvoice = origin === 'invoice' || (origin === 'delivery' && tenderStatus === 'invoiced')
  return isOfInvoice ? 'movementBelongsToInvoice' : null
}
