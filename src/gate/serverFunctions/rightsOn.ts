import { docAccessOperation, type CollectionSlug, type Payload, type TypedUser } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { refuseUnreadable } from '../refuseUnreadable'
import { matchRoute } from '../routes/matchRoute'
import { isRecordId } from '@/domain/shared/recordId'
import { requestAs } from '@/lib/payloadRequests'

export type Rights = Awaited<ReturnType<typeof docAccessOperation>>
export type Target = { slug: CollectionSlug; id: number | undefined; rights: Rights }

const readId = (value: unknown): number | undefined => {
  if (value === undefined || value === null || value === '') return undefined
  const text = typeof value === 'number' ? String(value) : value
  if (!isRecordId(text)) throw new Refusal('invalidId')
  return Number(text)
}

/**
 * The caller's rights on the record of a call, evaluated like `/:slug/access/:id` of the REST
 * interface.
 * @param args.slug of the collection, as the client sent it
 * @param args.id of the record, as the client sent it; none for a new one
 * @returns the collection, the record and the rights
 * @throws Refusal `notFound` for collections that REST does not open, `invalidId`, `notAllowed`
 *   without the right to read the record, or to create one
 */
export const rightsOn = async (args: {
  payload: Payload
  user: TypedUser
  slug: unknown
  id: unknown
}): Promise<Target> => {
  const { payload, user } = args
  const name = typeof args.slug === 'string' ? args.slug : ''
  matchRoute({ method: 'GET', segments: [name] })
  const collection = payload.collections[name as CollectionSlug]
  if (!collection) throw new Refusal('notFound')
  const id = readId(args.id)
  const req = await requestAs(payload, { user })
  if (id !== undefined) await refuseUnreadable({ payload, user, slug: name as CollectionSlug, id })
  else if (!(await collection.config.access.create({ req }))) throw new Refusal('notAllowed')
  const rights = await docAccessOperation({ id: id!, collection, data: {}, req })
  return { slug: name as CollectionSlug, id, rights }
}
