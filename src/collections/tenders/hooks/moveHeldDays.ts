import type { CollectionAfterChangeHook } from 'payload'
import { dayFromStored } from '@/domain/shared/day'
import { followValidity } from '@/operations/stock/followValidity'

/** What is held for a tender until its last valid day is held until the new one. */
export const moveHeldDays: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'update')
    await followValidity({
      req,
      tender: Number(doc.id),
      from: dayFromStored(previousDoc?.validUntil),
      to: dayFromStored(doc.validUntil),
    })
  return doc
}
