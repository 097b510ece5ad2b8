import type { Payload, PayloadRequest } from 'payload'

import { roleNameOf, type Caller } from '@/access/abilityOf'
import type { Person } from '@/present/navigation/person'
import { pictureOf } from '@/present/record/pictureOf'

type Fields = { name?: unknown; email?: unknown; avatar?: unknown }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const isId = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string'

/** The picture: as populated, else read by its id. */
const pictureRow = async (payload: Payload, value: unknown) => {
  if (!isId(value)) return value
  return payload.db.findOne({ collection: 'media', where: { id: { equals: value } } })
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
    roleNameOf({ user: user as Caller, payload }),
    pictureRow(payload, fields.avatar),
  ])
  return {
    name: text(fields.name) || text(fields.email),
    role,
    picture: pictureOf(avatar),
  }
}
