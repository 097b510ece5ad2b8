import type { CollectionSlug, PayloadRequest } from 'payload'
import { idOf } from '@/domain/shared/idOf'

/**
 * The record that a command changed, as a GET of it would return it to the caller. A user who may
 * give the command but not read the record gets its id alone.
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
