import type { PayloadRequest, TypedUser } from 'payload'
import { ownFieldsOf } from '@/lib/payloadRequests'
import { usersConfig } from './usersConfig'

/** The row of a user, as Payload's strategies return it. */
export const loadUser = async (req: PayloadRequest, id: number): Promise<TypedUser | null> => {
  const where = { id: { equals: id } }
  const user = await req.payload.db.findOne<TypedUser & { id: number }>({
    collection: 'users',
    req,
    where,
  })
  if (!user) return null
  return Object.assign(user, { collection: 'users' as const, _strategy: 'local-jwt' })
}

/** A user's own record: hidden and unreadable fields are left out. */
export const ownProfile = async (req: PayloadRequest, user: TypedUser) => {
  const collection = usersConfig(req.payload)
  const { sessions: _sessions, ...rest } = await ownFieldsOf(req, { collection, user })
  return rest
}
