import type { Payload, PayloadRequest } from 'payload'

import type { Person } from '@/components/frame/shell/person'
import { pictureOf } from '@/components/ui/picture/pictureOf'

type Fields = { name?: unknown; email?: unknown; role?: unknown; avatar?: unknown }
type Found = { id: number; name?: string }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const isId = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string'

/** A related record: as populated, else read by its id. */
const related = async (payload: Payload, collection: 'roles' | 'media', value: unknown) => {
  if (!isId(value)) return value
  return payload.db.findOne<Found>({ collection, where: { id: { equals: value } } })
}

/** Name, role and picture of the signed-in user. */
export const personOf = async ({
  payload,
  user,
}: {
  payload: Payload
  user?: PayloadRequest['user']
}): Promise<Person> => {
  const fields: Fields = { ...user }
  const [role, avatar] = await Promise.all([
    related(payload, 'roles', fields.role),
    related(payload, 'media', fields.avatar),
  ])
  return {
    name: text(fields.name) || text(fields.email),
    role: text((role as Partial<Found> | null | undefined)?.name),
    picture: pictureOf(avatar),
  }
}
