import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import { paths } from '@/catalog/paths'

import {
  readCollectionPath,
  routesOfScreen,
  toInternal,
  toPublic,
  type Scope,
} from '@/catalog/codec'
import { companyOfRecord } from './companyOfRecord'
import { currentVisitor } from './currentVisitor'
import { denyPage } from './denyPage'
import { decide } from './guard'
import { isPathId } from '@/catalog/matchPath'
import { toSearchParams, withSearch, type Query } from './returnTo'

/** The company of the page that contained the link: Payload's links to lists do not contain it. */
const scopeOfReferrer = async (): Promise<Scope> => {
  const referrer = (await headers()).get('referer')
  if (!referrer || !URL.canParse(referrer)) return undefined
  return toInternal(new URL(referrer).pathname)?.query.scope
}

/**
 * Redirects one of Payload's own paths (`/collections/…`, `/globals/…`), which a few of its links
 * and redirects still use, to the public path. Only for visitors who may open that page, because
 * the company of a record becomes part of the path.
 */
export const redirectToPublicPath = async (pathname: string, query: Query): Promise<never> => {
  const { scope: wanted, ...rest } = query
  const search = toSearchParams(rest)
  const screen = readCollectionPath(pathname)
  if (!screen) return redirect(withSearch(toPublic(pathname) ?? notFound(), search))

  const routes = routesOfScreen(screen)
  if (routes.length === 0) return notFound()
  const visitor = await currentVisitor()
  const isAllowed = routes.some((route) => decide({ route, visitor }).kind === 'allow')
  if (!isAllowed) return denyPage(pathname, routes[0])

  const direct = toPublic(pathname)
  if (direct && !isPathId(wanted)) return redirect(withSearch(direct, search))
  if (screen.id) {
    const company = await companyOfRecord({ ...screen, id: screen.id, payload: visitor.payload })
    const path = company === undefined ? null : toPublic(pathname, company)
    return path ? redirect(withSearch(path, search)) : notFound()
  }
  const path = toPublic(pathname, isPathId(wanted) ? wanted : await scopeOfReferrer())
  return redirect(path ? withSearch(path, search) : paths.customers())
}
