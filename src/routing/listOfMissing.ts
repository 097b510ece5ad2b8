import { fillPath, PATHS, type RouteName } from '@/lib/paths'

import type { Decoded } from './codec'
import { ROUTES, type Route, type ViewName } from './table'

/** The list one of our own screens belongs to. */
const LIST_OF_VIEW: Partial<Record<ViewName, RouteName>> = {
  customerView: 'customers',
  employeeShow: 'customers',
  tenderShow: 'tenders',
  userView: 'users',
}

const listOfCollection = (slug: string, scope: string | undefined): Route | undefined => {
  const lists = ROUTES.filter(
    ({ target }) => target.kind === 'collection' && target.slug === slug && target.view === 'list',
  )
  return lists.find(({ path }) => path.includes('{scope}') === Boolean(scope)) ?? lists[0]
}

/**
 * Where to go from a record that does not exist: the list it would be in.
 * @param decoded the page that names it
 * @returns route and path; null for pages that name no record
 */
export const listOfMissing = ({
  route: { target },
  query: { scope },
}: Decoded): { route: Route; path: string } | null => {
  const name = target.kind === 'view' ? LIST_OF_VIEW[target.view] : undefined
  const route = name
    ? ROUTES.find((candidate) => candidate.name === name)
    : target.kind === 'collection'
      ? listOfCollection(target.slug, scope)
      : undefined
  if (!route) return null
  // Without a company there is no list of its branches: fall back to the list of customers.
  if (route.path.includes('{scope}') && !scope) return { route, path: PATHS.customers }
  return { route, path: fillPath(route.path, scope ? [scope] : []) }
}
