import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { requestAs } from '@/lib/payloadRequests'

type Question = (args: object) => Promise<boolean | Where> | boolean | Where

/**
 * Refuses requests about unreadable records: a response would reveal their existence. The right is
 * checked before the record is looked up.
 * @param args.slug of an open collection
 * @throws Refusal `notAllowed` without the right to read records of the collection, `notFound` for
 *   a missing or unreadable one
 */
export const refuseUnreadable = async (args: {
  payload: Payload
  user: TypedUser | null
  slug: CollectionSlug
  id: number
}): Promise<void> => {
  const { payload, user, slug, id } = args
  const { access } = payload.collections[slug].config
  const req = await requestAs(payload, { user })
  const readable = await (access.read as Question)({ req, id })
  if (readable === false) throw new Refusal('notAllowed')
  const one: Where = { id: { equals: id } }
  const where = readable === true ? one : { and: [one, readable] }
  const { totalDocs } = await payload.db.count({ collection: slug, where })
  if (totalDocs === 0) throw new Refusal('notFound')
}
