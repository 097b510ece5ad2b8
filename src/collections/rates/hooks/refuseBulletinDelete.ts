import type { CollectionBeforeDeleteHook } from 'payload'
import { isPublished } from '@/domain/rates/entry'
import { Refusal } from '@/domain/shared/refusal'

/** What the central bank published stays; a trigger of the database says so as well. */
export const refuseBulletinDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const rate = await req.payload.db.findOne<{ id: number; source?: string }>({
    collection: 'currency-rates',
    where: { id: { equals: id } },
    req,
  })
  if (rate && isPublished(rate)) throw new Refusal('bulletinIsFinal')
}
