import { MAX_LIMIT, MAX_SELECTED } from '@/domain/lists/pageSizes'
import type { FlatWhere } from './listState'
import type { BulkTarget } from './runBulk'

type Doc = { id: number } & Record<string, unknown>
type Page = { docs: Doc[]; hasNextPage: boolean }

/**
 * Everything a list matches, on whatever page: read from the interface in pages of its largest
 * size, with the reader's rights.
 * @param args.titleField the field that names a record; the record's number stands in for it
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
    const response = await fetch(`${api}?${query}`)
    if (!response.ok) throw new Error(`${api}: ${response.status}`)
    const { docs, hasNextPage } = (await response.json()) as Page
    targets.push(...docs.map((doc) => ({ id: doc.id, name: String(doc[titleField] || doc.id) })))
    if (!hasNextPage) break
  }
  return targets.slice(0, MAX_SELECTED)
}
