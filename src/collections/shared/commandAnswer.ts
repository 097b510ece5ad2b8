import type { CollectionSlug, PayloadRequest } from 'payload'
import { idOf } from '@/domain/shared/idOf'

/**
 * What a command tells its caller of the record it changed: what they would read of it by its
 * address. A user who may carry a step out but not read what it was done to is told its id alone.
 * @param args.collection the record is of
 * @param args.result what the operation returned: the record, or its id
 */
export const commandAnswer = async (args: {
  req: PayloadRequest
  collection: CollectionSlug
  result: unknown
}): Promise<Record<string, unknown>> => {
  const { req, collection, result } = args
  const id = idOf(result)
  if (id === null) return {}
  const readable: unknown = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  return (readable as Record<string, unknown> | null) ?? { id }
}
