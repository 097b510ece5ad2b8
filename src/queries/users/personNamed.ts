import type { PayloadRequest } from 'payload'
import type { Id } from '@/domain/shared/idOf'

/**
 * The name of a user that a record refers to. Readers of the field see it even without permission to
 * read users; the caller has checked the field.
 * @returns null for no id or a user who no longer exists
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
