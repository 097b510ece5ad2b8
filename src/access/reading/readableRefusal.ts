import type { RefusalCode, RefusalData } from '@/domain/shared/refusal'
import type { AppAbility } from '../buildAbility'
import { mayReadFields } from './mayReadFields'
import type { Subject } from '../roles/permissions'
import { readableShortages } from './readableStock'

/** Fields that a value of a refusal is derived from. */
type Source = readonly [Subject, ...fields: string[]]
type Sources = Readonly<Record<string, Source>>

const OF_TENDER: Sources = {
  status: ['tenders', 'status'],
  number: ['tenders', 'number'],
  living: ['tenders', 'number'],
}
const COMPANY_NAMES: Sources = { name: ['customers', 'name'], into: ['customers', 'name'] }
const CARD_NAME: Sources = { name: ['stock-cards', 'name'] }

/** Values of records in refusals, beyond the submitted ones. */
const TOLD: Readonly<Partial<Record<RefusalCode, Sources>>> = {
  acceptedTotalDiffers: {
    total: ['tenders', 'total'],
    // It depends on the chosen lines.
    acceptedTotal: ['tenders', 'total', 'items'],
  },
  alreadyApproved: OF_TENDER,
  alreadyDelivered: { delivered: ['tenders', 'items'] },
  alreadyInvoiced: OF_TENDER,
  alreadyRegistered: OF_TENDER,
  alreadyRevised: OF_TENDER,
  alreadySent: OF_TENDER,
  approvalLimitExceeded: { total: ['tenders', 'totalBase'] },
  cardAllowsNoOversell: { available: ['stock-cards', 'availableQuantity'] },
  cardArchived: CARD_NAME,
  codeTaken: CARD_NAME,
  companyMerged: COMPANY_NAMES,
  discountLimitExceeded: { discount: ['tenders', 'items', 'subtotal', 'discountTotal'] },
  labelDoesNotFit: CARD_NAME,
  moreThanOrdered: { left: ['tenders', 'items'] },
  notApproved: OF_TENDER,
  notSent: OF_TENDER,
  tenderAccepted: OF_TENDER,
  tenderExpired: { validUntil: ['tenders', 'validUntil'] },
  tenderLocked: OF_TENDER,
  tenderNotApproved: { ...OF_TENDER, left: ['tenders', 'items'] },
  winnerMerged: COMPANY_NAMES,
  wrongTenderState: OF_TENDER,
}

/**
 * The values of a refusal without those of records and fields that the user may not read.
 * @param code of the refusal
 * @param data values for the message; `describeRefusal` formulates it without the removed ones
 */
export const readableRefusal = (
  ability: AppAbility,
  code: RefusalCode,
  data: RefusalData,
): RefusalData => {
  if (code === 'insufficientStock') return readableShortages(ability, data)
  const sources = TOLD[code] ?? {}
  const isTold = (name: string): boolean => {
    const source = Object.hasOwn(sources, name) ? sources[name] : undefined
    return !source || mayReadFields(ability, ...source)
  }
  return Object.fromEntries(Object.entries(data).filter(([name]) => isTold(name)))
}
