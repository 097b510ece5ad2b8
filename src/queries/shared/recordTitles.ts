import type { PayloadRequest } from 'payload'
import { entityOf } from '@/catalog'
import { idOf, type Id } from '@/domain/shared/idOf'
import { readableByIds } from './readableByIds'

/** Names of records and of their parents, by `slug id`; without deleted and hidden ones. */
export type RecordTitles = ReadonlyMap<string, RecordTitle>
export type RecordTitle = { title: string; company: Id | null; currency: string | null }

export const recordKey = (slug: string, id: Id): string => `${slug} ${id}`

/** Read with the title: fields needed for the page's address and for amounts. */
const BESIDE = ['company', 'currency']
const NAMED = ['stock-cards', 'stock-groups'] as const
/** A longer first line of a description is truncated. */
const LONGEST = 80

/** The name fields of a collection: the first that is not empty is used. */
export const titleFields = (slug: string): readonly string[] => {
  const entity = entityOf(slug)
  return entity?.goesBy ?? [entity?.title ?? 'id']
}

/** The name in a value: the first line of a text, truncated; for a record its name. */
export const textOf = (value: unknown): string => {
  if (value && typeof value === 'object') return textOf((value as { name?: unknown }).name)
  if (typeof value !== 'string') return ''
  const [line = ''] = value.trim().split('\n')
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

const titlesOf = async (
  req: PayloadRequest,
  slug: string,
  ids: ReadonlySet<Id>,
): Promise<[string, RecordTitle][]> => {
  const fields = titleFields(slug)
  // Their records are named after the card or group.
  const named = fields.includes('stockCard') ? NAMED : []
  const docs = await readableByIds(req, { slug, ids, fields: [...fields, ...BESIDE], named })
  return docs.map((doc) => [
    recordKey(slug, doc.id),
    {
      title: fields.map((field) => textOf(doc[field])).find(Boolean) ?? '',
      company: idOf(doc.company),
      currency: typeof doc.currency === 'string' ? doc.currency : null,
    },
  ])
}

/**
 * The names of records, as far as the reader may read them: one query for each collection.
 * @param wanted records of collections; repeated ones are read once
 */
export const recordTitles = async (
  req: PayloadRequest,
  wanted: readonly { slug: string; id: Id }[],
): Promise<RecordTitles> => {
  const ids = new Map<string, Set<Id>>()
  for (const { slug, id } of wanted) {
    const known = ids.get(slug) ?? new Set<Id>()
    ids.set(slug, known.add(id))
  }
  const found = await Promise.all([...ids].map(([slug, those]) => titlesOf(req, slug, those)))
  return new Map(found.flat())
}
