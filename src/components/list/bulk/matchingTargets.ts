import { readApi } from '../../ui/requests/api'
import { MAX_LIMIT, MAX_SELECTED } from '@/domain/lists/pageSizes'
import type { FlatWhere } from '@/present/list/listState'
import type { BulkTarget } from './runBulk'

type Doc = { id: number } & Record<string, unknown>
type Page = { docs: Doc[]; hasNextPage: boolean }

/**
 * All matching rows, on all pages: read over REST in the largest page size, with the reader's
 * rights.
 * @param args.titleField the field that names a record; the record's id is the fallback
 */
export const matchingTargets = async (args: {
  api: string
  matching: FlatWhere
  titleField: string
}): Promise<BulkTarget[]> => {
  const { api, matching, titleField } = args
  const targets: BulkTarget[] = []
  for (let page = 1; targets.length < MAX_SELECTED; page += 1) {
    const query = new URLSearchParams({
      ...matching,
      depth: '0',
      sort: 'id',
      limit: String(MAX_LIMIT),
      page: String(page),
      [`select[${titleField}]`]: 'true',
    })
    const { docs, hasNextPage } = await readApi<Page>(`${api}?${query}`)
    targets.push(...docs.map((doc) => ({ id: doc.id, name: String(doc[titleField] || doc.id) })))
    if (!hasNextPage) break
  }
  return targets.slice(0, MAX_SELECTED)
}
