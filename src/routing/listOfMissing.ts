import { entityOf } from '@/catalog'
import type { Route } from '@/catalog/build'
import { listPath, pageOf, pagesOf } from '@/catalog/links'

import type { Decoded } from '@/catalog/codec'

/**
 * Where to go from a record that does not exist: the list it would be in.
 * @param decoded the page that names it
 * @returns route and path; null for pages that name no record
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
