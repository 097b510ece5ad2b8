import type { Payload } from 'payload'
import { cache } from 'react'

type Owner = { id: number | string; collection?: string }

const load = cache(async (payload: Payload, userId: number | string) => {
  const { docs } = await payload.db.find<{ id: number; key: string; value: unknown }>({
    collection: 'payload-preferences',
    where: {
      and: [
        { 'user.relationTo': { equals: 'users' } },
        { 'user.value': { equals: userId } },
        { key: { in: ['keyboard', 'shortcuts'] } },
      ],
    },
    limit: 10,
    pagination: false,
    sort: 'updatedAt',
  })
  return new Map(docs.map(({ key, value }) => [key, value]))
})

/**
 * What a person has chosen for the frame of their pages, read once per request.
 * @returns the stored value as it came in, unchecked: the reader of a key validates it
 */
export const storedPreference = async (args: {
  payload: Payload
  user?: Owner | null
  key: 'keyboard' | 'shortcuts'
}): Promise<unknown> => {
  const { payload, user, key } = args
  return user ? (await load(payload, user.id)).get(key) : undefined
}
