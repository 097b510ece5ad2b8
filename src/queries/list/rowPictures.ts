import type { PayloadRequest } from 'payload'
import { entityOf } from '@/catalog'
import type { Pictures } from '@/present/list/drawnRows'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { Doc } from '@/present/navigation/recordLinks'
import { readableByIds } from '../shared/readableByIds'

/** The field of a collection that holds a record's picture. */
export const pictureFieldOf = (slug: string): string | undefined => entityOf(slug)?.list?.picture

type Media = { id: Id; url?: string | null; sizes?: { thumbnail?: { url?: string | null } } }

/**
 * The thumbnails of the displayed rows in one query, none if no row has one.
 * @returns undefined for lists whose records have no images
 */
export const rowPictures = async (args: {
  req: PayloadRequest
  slug: string
  docs: readonly Doc[]
}): Promise<Pictures | undefined> => {
  const { req, slug, docs } = args
  const field = pictureFieldOf(slug)
  if (!field) return undefined
  const ids = docs.map((doc) => idOf(doc[field])).filter((id) => id !== null)
  const found = (await readableByIds(req, { slug: 'media', ids })) as unknown as Media[]
  const urls = new Map(
    found.map(({ id, url, sizes }) => [id, sizes?.thumbnail?.url ?? url ?? null]),
  )
  return (doc) => urls.get(idOf(doc[field]) ?? '') ?? null
}
