import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { refuseFields } from '@/domain/shared/refusal'
import { refuseItem } from '@/domain/tenders/lines'
import { saveTender } from '@/operations/tenders/saveTender'

/** The rules of a line that is saved on its own, over the API. */
export const checkItem: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  refuseFields(refuseItem({ ...originalDoc, ...data }))
  const isMoved =
    operation === 'update' &&
    data.tender !== undefined &&
    idOf(data.tender) !== idOf(originalDoc?.tender)
  refuseFields([isMoved ? { path: 'tender', code: 'movementIsFinal' } : null])
  return data
}

/** A changed line changes the totals of its tender. */
export const recalculate: CollectionAfterChangeHook = async ({ doc, req }) => {
  await saveTender({ req, tenderId: Number(idOf(doc.tender)) })
  return doc
}

export const forgetItem: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await saveTender({ req, tenderId: Number(idOf(doc.tender)) })
  return doc
}
