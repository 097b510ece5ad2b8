import type { PayloadRequest } from 'payload'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import { titleKey, type Titles } from '@/present/list/titles'
import type { Doc } from '@/present/navigation/recordLinks'
import { readableByIds } from '../shared/readableByIds'

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
    [...grouped(args.wanted)].map(async ([slug, { ids, fields }]) => {
      const docs = await readableByIds(req, { slug, ids, fields })
      return docs.map((doc) => [titleKey(slug, doc.id), titleOf(doc, fields)] as const)
    }),
  )
  return new Map(found.flat())
}
