import type { CollectionBeforeChangeHook } from 'payload'
import { toDecimal } from '@/domain/shared/money'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import { refuseCardFigures as refusedFigures } from '@/domain/stock/cardFigures'

/**
 * Figures are judged by the domain's rule; a card that has been oversold or overreserved cannot
 * stop allowing it.
 */
export const refuseCardFigures: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  refuseFields(refusedFigures(data, originalDoc))
  const stopsAllowing = originalDoc?.allowNoStock === true && data.allowNoStock === false
  if (stopsAllowing && toDecimal(originalDoc.availableQuantity).lt(0))
    throw new Refusal('cardAllowsNoOversell', {
      fields: [{ path: 'allowNoStock', code: 'cardAllowsNoOversell' }],
      data: { available: originalDoc.availableQuantity },
    })
  return data
}
