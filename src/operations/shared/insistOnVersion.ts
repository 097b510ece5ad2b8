import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { STARTED_FROM_HEADER } from '@/domain/shared/text/headerNames'
import { lastChangedBy } from '@/queries/audit/lastChangedBy'

/**
 * Refuses a change that started from an older version of the row. A client sends that version, the
 * `updatedAt` it had read, in `If-Match` (forms in `x-started-from`). Without one the change is
 * accepted.
 * @param row.updatedAt of the row now
 * @throws Refusal `staleEdit` with the user who changed it since
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
  updatedAt: Date | string | undefined
}): Promise<void> => {
  const header = req.headers?.get('if-match') ?? req.headers?.get(STARTED_FROM_HEADER)
  const startedFrom = header?.replace(/^W\//, '').replaceAll('"', '')
  const current = updatedAt && new Date(updatedAt).toISOString()
  if (!startedFrom || startedFrom === '*' || startedFrom === current) return
  const changedBy = await lastChangedBy({ req, slug, id })
  throw new Refusal('staleEdit', { data: { updatedAt: current, changedBy } })
}
