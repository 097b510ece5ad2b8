import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { DrawnColumn } from './drawnColumns'
import type { Doc } from './recordLinks'

/** Names of related records, by `slug:id`. */
export type Titles = ReadonlyMap<string, string>

export const titleKey = (slug: string, id: Id): string => `${slug}:${id}`

type Wanted = { ids: Set<Id>; fields: Set<string> }

const wantedOf = (docs: readonly Doc[], columns: readonly DrawnColumn[]): Map<string, Wanted> => {
  const wanted = new Map<string, Wanted>()
  for (const { name, relationTo, column } of columns) {
    if (!relationTo) continue
    const ids = docs.map((doc) => idOf(doc[name])).filter((id) => id !== null)
    if (ids.length === 0) continue
    const entry = wanted.get(relationTo) ?? { ids: new Set<Id>(), fields: new Set<string>() }
    ids.forEach((id) => entry.ids.add(id))
    for (const title of column.titles ?? ['name']) entry.fields.add(title)
    wanted.set(relationTo, entry)
  }
  return wanted
}

const titleOf = (doc: Record<string, unknown>, fields: Iterable<string>): string => {
  for (const field of fields) {
    const value = doc[field]
    if (typeof value === 'string' && value.trim() !== '') return value
  }
  return ''
}

/**
 * Reads the names of everything the drawn rows point at: one question for each related
 * collection, only the fields that name a record, only what the reader may read.
 * @returns no entry for a record that is gone or hidden from this reader
 */
export const relationTitles = async (args: {
  payload: Payload
  user: TypedUser | null
  docs: readonly Doc[]
  columns: readonly DrawnColumn[]
}): Promise<Titles> => {
  const wanted = [...wantedOf(args.docs, args.columns)]
  const found = await Promise.all(
    wanted.map(async ([slug, { ids, fields }]) => {
      const { docs } = await args.payload.find({
        collection: slug as CollectionSlug,
        where: { id: { in: [...ids] } },
        select: Object.fromEntries([...fields].map((field) => [field, true as const])),
        depth: 0,
        limit: ids.size,
        pagination: false,
        overrideAccess: false,
        // A reader without the right to a related collection sees a dash, not a broken list.
        disableErrors: true,
        user: args.user,
      })
      return docs.map((doc): [string, string] => [
        titleKey(slug, doc.id),
        titleOf(doc as unknown as Record<string, unknown>, fields),
      ])
    }),
  )
  return new Map(found.flat())
}
