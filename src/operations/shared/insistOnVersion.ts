import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { STARTED_FROM_HEADER } from '@/domain/shared/text/headerNames'
import { lastChangedBy } from '@/queries/audit/lastChangedBy'

/**
 * Refuses a change that started from an older state of the row. A client names that state in
 * `If-Match` (or the form in `x-started-from`): the `updatedAt` it had read. Without one the change is
 * not judged.
 * @param row.updatedAt of the row now, to the millisecond
 * @throws Refusal `staleEdit` with who changed it since
 */
export const insistOnVersion = async ({
  req,
  slug,
  id,
  updatedAt,
}: {
  req: PayloadRequest
  slug: string
  id: number | string
  updatedAt: string | undefined
}): Promise<void> => {
  const header = req.headers?.get('if-match') ?? req.headers?.get(STARTED_FROM_HEADER)
  const startedFrom = header?.replace(/^W\//, '').replaceAll('"', '')
  if (!startedFrom || startedFrom === '*' || startedFrom === updatedAt) return
  const changedBy = await lastChangedBy({ req, slug, id })
  throw new Refusal('staleEdit', { data: { updatedAt, changedBy } })
}
