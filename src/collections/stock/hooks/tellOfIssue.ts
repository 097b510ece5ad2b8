import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { emitLowStock } from '@/operations/stock/emitLowStock'

/** An issue lowers what is available, unless it takes what a reservation held already. */
export const tellOfIssue: CollectionAfterChangeHook = async (call) => {
  const { data, doc, operation, req, context } = call
  // Of a file it is told once for each card, when all of its rows are posted.
  if (context.import !== undefined) return doc
  // Not of `doc`, which holds what the caller may see.
  const { type, reservation, stockCard, quantity } = data
  if (operation !== 'create' || type !== 'out' || idOf(reservation) !== null) return doc
  await emitLowStock({ req, taken: new Map([[Number(idOf(stockCard)), quantity]]) })
  return doc
}
