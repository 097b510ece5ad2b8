import type { CollectionSlug, SanitizedCollectionConfig, Where } from 'payload'

import { rowLinksOf, type Doc } from '@/present/navigation/recordLinks'
import type { CellContext } from '@/present/list/cellText'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import { drawnRows } from '@/present/list/drawnRows'
import type { RelatedCell, RelatedRow } from '@/present/record/relatedPart'
import { idOf } from '@/domain/shared/idOf'
import { createFormatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'
import { siteOf } from '../settings/siteOf'

import { selectFor } from '../list/readListRows'
import { withRelatedColumns } from '../list/withRelatedColumns'
import { recordsInRows, relationTitles } from '../list/relationTitles'
import type { ViewPage } from '../shared/viewPage'

/** The request, locale and permissions that records are rendered with. */
export type DrawingPage = Pick<ViewPage, 'req' | 'locale' | 'may'>

/** The related records of a row, each a link if the reader may open it. */
const linked = (
  cell: RelatedCell,
  doc: Doc,
  drawn: DrawnColumn,
  page: DrawingPage,
): RelatedCell => {
  const id = idOf(doc[drawn.name])
  if (cell === '' || id === null || !drawn.relationTo) return cell
  const { open } = rowLinksOf({ slug: drawn.relationTo, doc: { id }, may: page.may })
  return open ? { ...(typeof cell === 'string' ? { text: cell } : cell), href: open } : cell
}

/**
 * Renders records as in their own list: one statement, and one for the names of each related
 * collection.
 * @returns the rows, and the records with the fields that were read
 */
export const drawRecords = async (args: {
  page: DrawingPage
  collection: SanitizedCollectionConfig
  columns: readonly DrawnColumn[]
  /** Fields that are read but not shown. */
  also?: readonly string[]
  where: Where
  sort?: string
  limit: number
  scope?: number
  t: Translator
}): Promise<{ rows: RelatedRow[]; docs: Doc[] }> => {
  const { page, collection, columns, also = [], where, sort, limit, scope, t } = args
  const { req, may, locale } = page
  const { slug } = collection
  const titleField = collection.admin.useAsTitle ?? 'id'
  const found = await req.payload.find({
    collection: slug as CollectionSlug,
    where,
    select: {
      ...selectFor({ slug, columns, titleField }),
      ...Object.fromEntries(also.map((name) => [name, true as const])),
    },
    sort,
    depth: 0,
    limit,
    pagination: false,
    overrideAccess: false,
    req,
    user: req.user,
  })
  const docs = await withRelatedColumns({ req, docs: found.docs as unknown as Doc[], columns })
  const [titles, { timeZone, today }] = await Promise.all([
    relationTitles({ req, wanted: recordsInRows(docs, columns) }),
    siteOf(req.payload),
  ])
  const context: CellContext = {
    slug,
    format: createFormatters(locale),
    t,
    titles,
    today,
    timeZone,
  }
  const rows = drawnRows({ docs, columns, context, titleField, scope, may })
  return {
    docs,
    rows: rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell, place) =>
        linked(cell, docs[at] as Doc, columns[place] as DrawnColumn, page),
      ),
    })),
  }
}
