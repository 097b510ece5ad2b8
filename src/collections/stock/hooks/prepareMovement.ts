import type { CollectionBeforeChangeHook } from 'payload'
import { postingOf } from '@/operations/stock/postingOf'

/** Fills what the server knows about a new movement and refuses one the card cannot give. */
export const prepareMovement: CollectionBeforeChangeHook = async ({
  data,
  operation,
  req,
  context,
}) => {
  if (operation !== 'create') return data
  return { ...data, ...(await postingOf({ req, movement: data, origin: context })) }
}
