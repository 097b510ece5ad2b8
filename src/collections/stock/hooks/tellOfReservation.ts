import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { notifyLowStock } from '@/operations/notifications/notifyLowStock'
import { notifyReservation } from '@/operations/notifications/notifyReservation'

/** What a new reservation holds is no longer available; one made by hand is news to its tender. */
export const tellOfReservation: CollectionAfterChangeHook = async ({
  data,
  doc,
  operation,
  req,
  context,
}) => {
  if (operation !== 'create') return doc
  // Not of `doc`, which holds what the caller may see.
  await notifyLowStock({ req, cardId: Number(idOf(data.stockCard)), taken: data.quantity })
  const isOfApproval =
    context.reservingFor !== undefined && context.reservingFor === idOf(data.tender)
  if (idOf(data.tender) !== null && !isOfApproval)
    await notifyReservation({ req, event: 'reservationMade', id: Number(doc.id) })
  return doc
}
