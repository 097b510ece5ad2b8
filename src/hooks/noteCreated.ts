import type { CollectionAfterChangeHook } from 'payload'
import { noteMade } from '@/operations/shared/noteMade'

/** Remembers a record that was created, for a retry whose first response was lost. */
export const noteCreated: CollectionAfterChangeHook = ({ collection, doc, operation }) => {
  if (operation === 'create') noteMade(collection.slug, doc)
  return doc
}
