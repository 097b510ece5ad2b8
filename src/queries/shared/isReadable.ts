import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload'

/**
 * True when there is a record with this id that the user may read. What may not be read answers
 * like what is not there.
 * @param args.req to see what its transaction has written
 */
export const isReadable = async (args: {
  payload: Payload
  slug: string
  id: number | string
  user: TypedUser | null
  req?: PayloadRequest
}): Promise<boolean> => {
  const { payload, slug, id, user, req } = args
  const { docs } = await payload.find({
    collection: slug as CollectionSlug,
    where: { id: { equals: Number(id) } },
    select: { updatedAt: true } as never,
    // The order of its lists may be one that this user may not read.
    sort: 'id',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    // A user who reads no record of this kind finds none.
    disableErrors: true,
    user,
    ...(req && { req }),
  })
  return docs.length > 0
}
