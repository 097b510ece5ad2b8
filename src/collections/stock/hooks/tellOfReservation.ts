import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { emitLowStock } from '@/operations/stock/emitLowStock'
import { emitReservation } from '@/operations/stock/emitReservation'

/** What a new reservation holds is no longer available, which is news to its tender. */
export const tellOfReservation: CollectionAfterChangeHook = async ({
  data,
  doc,
  operation,
  req,
}) => {
  // What waits takes nothing yet.
  if (operation !== 'create' || data.status === 'waiting') return doc
  // Not of `doc`, which holds what the caller may see.
  await emitLowStock({ req, taken: new Map([[Number(idOf(data.stockCard)), data.quantity]]) })
  if (idOf(data.tender) !== null)
    await emitReservation({ req, event: 'reservationMade', id: Number(doc.id) })
  return doc
}
