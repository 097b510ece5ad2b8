import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { refuseFields } from '@/domain/shared/refusal'
import { refuseItem } from '@/domain/tenders/lines'
import { tenderOfDeleted } from './refuseForeignTender'
import { recalculateTender } from '@/operations/tenders/recalculateTender'

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
export const recalculate: CollectionAfterChangeHook = async ({ data, doc, previousDoc, req }) => {
  // Not of `doc`, which is the answer: the caller may be one who does not see its tender.
  const tender = idOf(data.tender ?? previousDoc?.tender)
  await recalculateTender({ req, tenderId: Number(tender) })
  return doc
}

export const forgetItem: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await recalculateTender({ req, tenderId: tenderOfDeleted(req, id) })
  return doc
}
