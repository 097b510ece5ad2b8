import type { Payload, PayloadRequest } from 'payload'

/** Whoever is signed in, as the user menu shows them. */
export type Person = { name: string; role: string }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Name and role of the signed-in user; the role's name is looked up, since only its id is at hand. */
export const personOf = async ({
  payload,
  user,
}: {
  payload: Payload
  user?: PayloadRequest['user']
}): Promise<Person> => {
  const fields = (user ?? {}) as { name?: unknown; email?: unknown; role?: unknown }
  const name = text(fields.name) || text(fields.email)
  const { role } = fields
  if (role && typeof role === 'object')
    return { name, role: text((role as { name?: unknown }).name) }
  if (typeof role !== 'number' && typeof role !== 'string') return { name, role: '' }
  const found = await payload.db.findOne<{ id: number; name?: string }>({
    collection: 'roles',
    where: { id: { equals: role } },
    select: { name: true },
  })
  return { name, role: text(found?.name) }
}
