import type { CollectionBeforeDeleteHook } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { isTenderDeletable } from '@/domain/tenders/commands'

/** Only a draft without a number can be deleted: numbers stay, cancelled ones included. */
export const refuseTenderDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const tender = await req.payload.db.findOne<{ id: number; status?: string; number?: string }>({
    collection: 'tenders',
    where: { id: { equals: id } },
    req,
  })
  if (tender && !isTenderDeletable(tender)) throw new Refusal('tenderLocked')
}
