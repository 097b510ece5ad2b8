import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'
import { Refusal } from '@/domain/shared/refusal'

/**
 * Refuses to delete a row that others point to, and says how many and where. The database has
 * the same rule as foreign keys that restrict.
 * @param references collection and field that may point here
 */
export const refuseDeleteInUse =
  (references: [CollectionSlug, string][]): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    for (const [collection, field] of references) {
      const { totalDocs } = await req.payload.count({
        collection,
        where: { [field]: { equals: id } },
        req,
      })
      if (totalDocs > 0) throw new Refusal('inUse', { data: { count: totalDocs, collection } })
    }
  }
