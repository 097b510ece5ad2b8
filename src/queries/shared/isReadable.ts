import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload'

/**
 * True when there is a record with this id that the user may read. Unreadable and missing records
 * give the same result.
 * @param args.req to see uncommitted changes of its transaction
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
    // Its default order may use a field this user may not read.
    sort: 'id',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    // Without permission to read this collection nothing is found.
    disableErrors: true,
    user,
    ...(req && { req }),
  })
  return docs.length > 0
}
