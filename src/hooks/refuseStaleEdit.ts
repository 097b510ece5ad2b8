import type { CollectionBeforeChangeHook } from 'payload'
import { insistOnVersion } from '@/operations/shared/insistOnVersion'

/** Refuses an update that started from an older state of the row, as `insistOnVersion`. */
export const refuseStaleEdit: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update')
    await insistOnVersion({
      req,
      slug: collection.slug,
      id: originalDoc?.id,
      updatedAt: originalDoc?.updatedAt as string | undefined,
    })
  return data
}
