import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Id } from '@/domain/shared/idOf'
import type { Doc } from '@/present/navigation/recordLinks'

/** Ids in one query: PostgreSQL takes 65,535 parameters, and files of groups have more names. */
const BATCH = 1_000

type Wanted = {
  slug: string
  ids: Iterable<Id>
  /** All readable ones when left out. */
  fields?: Iterable<string>
  /** Collections whose related records are read with their name; others as ids. */
  named?: readonly CollectionSlug[]
}

/**
 * Records by their ids, as far as the reader may see them, 1,000 by one query.
 * @param wanted.ids repeated ones are read once
 * @returns without deleted and hidden ones; none of a collection that the reader may not read
 */
export const readableByIds = async (
  req: PayloadRequest,
  { slug, ids, fields, named = [] }: Wanted,
): Promise<Doc[]> => {
  const all = [...new Set(ids)]
  const found: Doc[] = []
  // One after the other: a list takes one connection of the pool for each collection.
  for (let at = 0; at < all.length; at += BATCH) {
    const batch = all.slice(at, at + BATCH)
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where: { id: { in: batch } },
      ...(fields && {
        select: Object.fromEntries([...fields].map((field) => [field, true as const])),
      }),
      depth: named.length > 0 ? 1 : 0,
      populate: Object.fromEntries(named.map((one) => [one, { name: true }])),
      // Their default order may use a field the reader may not see.
      sort: 'id',
      limit: batch.length,
      pagination: false,
      overrideAccess: false,
      // Without the right to a collection its records are missing, and the list is not refused.
      disableErrors: true,
      req,
      user: req.user,
    })
    found.push(...(docs as unknown as Doc[]))
  }
  return found
}
