import type { CollectionBeforeChangeHook } from 'payload'
import { refuseFields } from '@/domain/shared/refusal'
import { refuseCardFigures as refusedFigures } from '@/domain/stock/cardFigures'
import { refuseOverReserved } from '@/operations/stock/refuseOverReserved'

/**
 * Figures are judged by the domain's rule; a card that has been oversold or overreserved cannot
 * stop allowing it.
 */
export const refuseCardFigures: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  refuseFields(refusedFigures(data, originalDoc))
  if (originalDoc?.allowNoStock === true && data.allowNoStock === false)
    await refuseOverReserved(req, originalDoc)
  return data
}
