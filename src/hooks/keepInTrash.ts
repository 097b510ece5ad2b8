import type { CollectionBeforeDeleteHook } from 'payload'
import { keepDeleted } from '@/operations/trash/keepDeleted'

/** The last before a deletion, when nothing refuses it any more: what goes can be restored. */
export const keepInTrash: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  keepDeleted({ req, slug: collection.slug, id })
