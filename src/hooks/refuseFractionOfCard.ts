import type { CollectionBeforeChangeHook } from 'payload'
import { refuseFractions } from '@/operations/stock/refuseFractions'

/** For rows with a `stockCard` and a `quantity`: no fraction of a card that is counted in pieces. */
export const refuseFractionOfCard: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const { stockCard, quantity } = { ...originalDoc, ...data }
  await refuseFractions(req, [{ path: 'quantity', stockCard, quantity }])
  return data
}
