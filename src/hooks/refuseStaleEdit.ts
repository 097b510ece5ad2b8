import type { CollectionBeforeChangeHook } from 'payload'
import { STARTED_FROM_HEADER } from '@/domain/shared/text/headerNames'
import { Refusal } from '@/domain/shared/refusal'
import { lastChangedBy } from '@/queries/audit/lastChangedBy'

/**
 * Refuses a change that started from an older state of the row. A client names that state in
 * `If-Match` (or the form in `x-started-from`): the `updatedAt` it had read. The refusal says who
 * changed it since.
 */
export const refuseStaleEdit: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data
  const header = req.headers?.get('if-match') ?? req.headers?.get(STARTED_FROM_HEADER)
  const startedFrom = header?.replace(/^W\//, '').replaceAll('"', '')
  const updatedAt = originalDoc?.updatedAt as string | undefined
  if (!startedFrom || startedFrom === '*' || startedFrom === updatedAt) return data
  const changedBy = await lastChangedBy({ req, slug: collection.slug, id: originalDoc.id })
  throw new Refusal('staleEdit', { data: { updatedAt, changedBy } })
}
