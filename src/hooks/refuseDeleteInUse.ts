import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { entityOf } from '@/catalog'
import { Refusal, type RefusalCode } from '@/domain/shared/refusal'

/** Referencing rows of one kind that prevent a deletion. */
export type Holder = { collection: string; field: string; count: number }

/**
 * Refuses to delete a row that others reference, with their number by kind, as far as the caller
 * may see them. The database has the same rule as foreign keys that restrict.
 * @param references collection and field that may point here
 */
export const refuseDeleteInUse =
  (
    references: [CollectionSlug, string][],
    codeOf: (holders: readonly Holder[]) => RefusalCode = () => 'inUse',
  ): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const holders: Holder[] = []
    for (const [collection, field] of references) {
      const { totalDocs: count } = await req.payload.count({
        collection,
        where: { [field]: { equals: id } },
        req,
      })
      if (count > 0) holders.push({ collection, field, count })
    }
    if (holders.length === 0) return
    const ability = await abilityOfRequest(req)
    const maySee = ({ collection }: Holder) =>
      (entityOf(collection)?.readers ?? []).some((subject) => ability.can('read', subject))
    const seen = holders.filter(maySee)
    const [first] = seen
    throw new Refusal(codeOf(holders), {
      data: {
        ...(first && { count: first.count, collection: first.collection }),
        holders: seen,
        hasOthers: seen.length < holders.length,
      },
    })
  }
