import type { CollectionSlug, PayloadRequest } from 'payload'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import { titleKey, type Titles } from '@/present/list/titles'
import type { Doc } from '@/present/navigation/recordLinks'

/** A record to name, by the first of these fields that is not empty. */
export type WantedTitle = { relationTo: string; id: Id; titles: readonly string[] }

/** The records that the displayed rows refer to. */
export const recordsInRows = (
  docs: readonly Doc[],
  columns: readonly DrawnColumn[],
): WantedTitle[] =>
  columns.flatMap(({ name, relationTo, column: { titles = ['name'], waitsFor } }) => {
    const [field, of] = waitsFor ? [waitsFor.field, waitsFor.of] : [name, relationTo]
    if (!of) return []
    return docs.flatMap((doc): WantedTitle[] => {
      const id = idOf(doc[field])
      return id === null ? [] : [{ relationTo: of, id, titles }]
    })
  })

/** The name of a record: the first of these fields that is not empty. */
export const titleOf = (
  doc: Readonly<Record<string, unknown>>,
  fields: Iterable<string>,
): string => {
  for (const field of fields) {
    const value = doc[field]
    if (typeof value === 'string' && value.trim() !== '') return value
  }
  return ''
}

type Group = { ids: Set<Id>; fields: Set<string> }

const grouped = (wanted: readonly WantedTitle[]): Map<string, Group> => {
  const groups = new Map<string, Group>()
  for (const { relationTo, id, titles } of wanted) {
    const group = groups.get(relationTo) ?? { ids: new Set<Id>(), fields: new Set<string>() }
    group.ids.add(id)
    for (const title of titles) group.fields.add(title)
    groups.set(relationTo, group)
  }
  return groups
}

/** Ids in one query: PostgreSQL takes 65,535 parameters, and files of groups have more names. */
const BATCH = 1_000

type Reading = { req: PayloadRequest; slug: string; fields: ReadonlySet<string> }

const titlesIn = async (
  { req, slug, fields }: Reading,
  ids: readonly Id[],
): Promise<[string, string][]> => {
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { id: { in: [...ids] } },
    select: Object.fromEntries([...fields].map((field) => [field, true as const])),
    // Their default order may use a field the reader may not see.
    sort: 'id',
    depth: 0,
    limit: ids.length,
    pagination: false,
    overrideAccess: false,
    // A reader without the right to a related collection sees a dash, not a broken list.
    disableErrors: true,
    req,
    user: req.user,
  })
  return docs.map((doc): [string, string] => [
    titleKey(slug, doc.id),
    titleOf(doc as unknown as Record<string, unknown>, fields),
  ])
}

/** One batch after the other: a list takes one connection of the pool for each collection. */
const titlesOf = async (reading: Reading, ids: readonly Id[]): Promise<[string, string][]> => {
  const titles: [string, string][] = []
  for (let at = 0; at < ids.length; at += BATCH)
    titles.push(...(await titlesIn(reading, ids.slice(at, at + BATCH))))
  return titles
}

/**
 * Reads the names of related records: one query for each related collection and 1,000 records, only
 * name fields, only readable records.
 * @returns no entry for a record that is deleted or hidden from this reader
 */
export const relationTitles = async (args: {
  req: PayloadRequest
  wanted: readonly WantedTitle[]
}): Promise<Titles> => {
  const { req } = args
  const found = await Promise.all(
    [...grouped(args.wanted)].map(([slug, { ids, fields }]) =>
      titlesOf({ req, slug, fields }, [...ids]),
    ),
  )
  return new Map(found.flat())
}
