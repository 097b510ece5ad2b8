import type { PayloadRequest } from 'payload'
import type { Id } from '@/domain/shared/idOf'

/**
 * Somebody that a record names, for its readers: they are told the name whether or not they may see
 * people. The caller has checked the field that names them.
 */
export const personNamed = async (
  req: PayloadRequest,
  id: Id | null,
): Promise<{ id: Id; name: string } | null> => {
  if (id === null) return null
  const user: unknown = await req.payload.findByID({
    collection: 'users',
    id,
    select: { name: true },
    depth: 0,
    disableErrors: true,
    req,
  })
  const { name } = (user ?? {}) as { name?: unknown }
  return typeof name === 'string' ? { id, name } : null
}
