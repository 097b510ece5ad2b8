import { QueryError, type CollectionSlug, type PayloadRequest, type Where } from 'payload'
import { isKind } from '@/lib/refusals/isKind'

/**
 * Records by a condition, with the rights of the caller. If the caller may not read a field of the
 * condition, nothing is found, whereas Payload throws (`disableErrors` only covers the collection).
 * @param args.where names fields of the collection
 * @param args.select fields to read; everything when left out
 * @returns at most `limit` records, nothing populated
 */
export const findAsked = async <Doc extends object>(
  req: PayloadRequest,
  args: { collection: CollectionSlug; where: Where; select?: object; limit: number },
): Promise<Doc[]> => {
  const { collection, where, select, limit } = args
  try {
    const { docs } = await req.payload.find({
      collection,
      where,
      ...(select && { select: select as never }),
      limit,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      disableErrors: true,
      req,
      user: req.user,
    })
    return docs as unknown as Doc[]
  } catch (error) {
    if (isKind(error, QueryError)) return []
    throw error
  }
}
