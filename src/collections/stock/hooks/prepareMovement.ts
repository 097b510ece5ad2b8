import type { CollectionBeforeChangeHook } from 'payload'
import { postingOf } from '@/operations/stock/postingOf'
import { refuseFractions, type Entered } from '@/operations/stock/refuseFractions'

const entered = ({ stockCard, quantity }: Partial<Entered>) => ({ stockCard, quantity })

/** Fills what the server knows about a new movement and refuses one the card cannot give. */
export const prepareMovement: CollectionBeforeChangeHook = async ({
  data,
  operation,
  req,
  context,
}) => {
  if (operation !== 'create') return data
  const posting = await postingOf({ req, movement: data, origin: context })
  // The card is locked by now. What follows from an earlier row takes its quantity, whatever it is.
  const isByHand = !context.reservationId && !context.reversalOf && !context.mayBeFree
  if (isByHand) await refuseFractions(req, [{ path: 'quantity', ...entered(data) }])
  return { ...data, ...posting }
}
