import { entityOf } from '@/catalog'
import type { Route } from '@/catalog/build'
import { listPath, pageOf, pagesOf } from '@/catalog/links'

import type { Decoded } from '@/catalog/codec'

/**
 * The list to link to from a record that does not exist.
 * @param decoded the page of the record
 * @returns route and path; null for pages of no record
 */
export const listOfMissing = ({
  route: { target },
  query: { scope },
}: Decoded): { route: Route; path: string } | null => {
  if (target.kind === 'redirect') return null
  const slug = target.kind === 'view' ? target.record : target.slug
  const entity = entityOf(slug)
  const route = pageOf(entity, 'list', scope) ?? (entity && pagesOf(entity, 'list')[0])
  const path = listPath(slug, scope)
  return route && path ? { route, path } : null
}
