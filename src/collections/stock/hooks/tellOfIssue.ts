import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { notifyLowStock } from '@/operations/notifications/notifyLowStock'

/** An issue lowers what is available, unless it takes what a reservation held already. */
export const tellOfIssue: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || doc.type !== 'out' || idOf(doc.reservation) !== null) return doc
  await notifyLowStock({ req, taken: new Map([[Number(idOf(doc.stockCard)), doc.quantity]]) })
  return doc
}
