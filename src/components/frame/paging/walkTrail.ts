import { recordPage } from '@/catalog/links'
import { readApi } from '../../ui/requests/api'
import type { Id } from '@/domain/shared/idOf'

import type { Trail, TrailStop } from './trail'

type Doc = Readonly<Record<string, unknown>> & { id: Id }
type Page = { docs: readonly Doc[]; totalDocs: number }

/**
 * Loads another page of the trail's list: one request, with the reader's rights.
 * @throws ApiFailure without a response
 */
export const trailPage = async (trail: Trail, page: number): Promise<Trail> => {
  const { slug, kind, query, size } = trail
  const asked = new URLSearchParams({
    ...query,
    depth: '0',
    limit: String(size),
    page: String(page),
    'select[company]': 'true',
  })
  const { docs, totalDocs } = await readApi<Page>(`/api/${slug}?${asked}`)
  const stops = docs.flatMap((doc): TrailStop[] => {
    const href = recordPage({ slug, kind, doc })?.href
    return href ? [{ id: doc.id, href }] : []
  })
  return { ...trail, total: totalDocs, pages: { ...trail.pages, [page]: stops } }
}
