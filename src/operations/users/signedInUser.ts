import type { PayloadRequest, TypedUser } from 'payload'
import { applyUserReadAccess } from 'payload/internal'
import { usersConfig } from './usersConfig'

/** The row of a user as the strategies of Payload would hand it over. */
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

/** A user as they may see themselves: hidden and unreadable fields are left out. */
export const asSeenByThemselves = async (req: PayloadRequest, user: TypedUser) => {
  const seen: object = await applyUserReadAccess({
    collection: usersConfig(req.payload),
    depth: 0,
    overrideAccess: false,
    req,
    showHiddenFields: false,
    user: user as never,
  })
  const { sessions: _sessions, ...rest } = seen as Record<string, unknown>
  return rest
}
