import type { CollectionSlug } from 'payload'

import type { RecordFact } from '@/present/record/recordFact'
import type { RelatedRow } from '@/present/record/relatedPart'
import type { Doc } from '@/present/navigation/recordLinks'
import { createTranslator } from '@/i18n/translate'

import { columnsFor } from '../list/drawnColumns'
import { listPermissions } from '@/access/roles/listPermissions'
import { drawRecords, type DrawingPage } from './drawRecords'

/**
 * A record for its page, limited to what the reader may see: values formatted as in its list, with
 * links to related records.
 * @param columns the fields to show, in their order
 * @param also fields that are read and not shown
 * @returns null when there is none or it may not be read
 */
export const readRecord = async (
  page: DrawingPage & { id: number },
  slug: string,
  columns: readonly string[],
  also: readonly string[] = [],
): Promise<{ doc: Doc; row: RelatedRow; facts: RecordFact[] } | null> => {
  const { req, id } = page
  const t = createTranslator(page.locale)
  const collection = req.payload.collections[slug as CollectionSlug].config
  const permissions = await listPermissions(req, collection)
  if (!permissions?.read) return null
  const { may } = page
  const available = columnsFor({
    collection,
    fields: permissions.fields,
    i18n: req.i18n,
    t,
    may,
  })
  const drawn = columns.flatMap((name) => available.find((it) => it.name === name) ?? [])
  const seen = also.filter((name) => available.some((it) => it.name === name))
  const { docs, rows } = await drawRecords({
    page,
    collection,
    columns: drawn,
    also: seen,
    where: { id: { equals: id } },
    limit: 1,
    t,
  })
  const [doc] = docs
  const [row] = rows
  if (!doc || !row) return null
  const facts = drawn.map(({ name, label, column: { kind } }, place): RecordFact => ({
    name,
    label,
    kind,
    cell: row.cells[place] ?? '',
  }))
  return { doc, row, facts }
}
