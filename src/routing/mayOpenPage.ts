import { decide, type Visitor } from './guard'
import { matchPath } from '@/catalog/matchPath'
import { CATALOG } from '@/catalog'

/**
 * Whether a path is a page with navigation that a visitor may open; for stored links.
 * @param path as the browser shows it, without query
 * @param visitor the user who would open it
 */
export const mayOpenPage = (path: string, visitor: Visitor): boolean => {
  const route = CATALOG.routes.find(({ path: template }) => matchPath(template, path) !== null)
  if (!route || route.layout === 'blank') return false
  return decide({ route, visitor }).kind === 'allow'
}
