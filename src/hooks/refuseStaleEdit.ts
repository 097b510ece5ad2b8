import type { CollectionBeforeChangeHook } from 'payload'
import { Refusal } from '@/domain/shared/refusal'

/**
 * Refuses a change that started from an older state of the row. A client names that state in
 * `If-Match` (or the form in `x-started-from`): the `updatedAt` it had read.
 */
export const refuseStaleEdit: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data
  const header = req.headers?.get('if-match') ?? req.headers?.get('x-started-from')
  const startedFrom = header?.replace(/^W\//, '').replaceAll('"', '')
  if (startedFrom && startedFrom !== '*' && startedFrom !== originalDoc?.updatedAt)
    throw new Refusal('staleEdit', { data: { updatedAt: originalDoc?.updatedAt } })
  return data
}
