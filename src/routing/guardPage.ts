import { headers } from 'next/headers'
import { redirect } from 'next/navigation'

import { isPayloadPath, toInternal, toPublic } from '@/catalog/codec'
import { currentVisitor } from './currentVisitor'
import { denyPage } from './denyPage'
import { decide } from './guard'
import { PAGE_PATH_HEADER } from '@/domain/shared/text/headerNames'
import { signInPath, toSearchParams, withSearch, type Query } from './returnTo'
import type { Route } from '@/catalog/build'

type GuardedPage = { route: Route; pathname: string; query: string | Query }

/** Short addresses keep their query; redirects to or from the root drop it. */
const withQueryOf = ({ route, query }: GuardedPage, path: string): string => {
  if (route.target.kind !== 'redirect' || route.name === 'root') return path
  const search = typeof query === 'string' ? new URLSearchParams(query) : toSearchParams(query)
  return withSearch(path, search)
}

/**
 * The permission check of a page, with the user and rights in the database: returns when the page
 * may be shown and redirects otherwise.
 */
export const guardPage = async (page: GuardedPage): Promise<void> => {
  const decision = decide({ route: page.route, visitor: await currentVisitor() })
  if (decision.kind === 'redirect') redirect(withQueryOf(page, decision.to))
  if (decision.kind === 'signIn') redirect(signInPath(page.pathname, page.query))
  if (decision.kind === 'notAuthorized') await denyPage(page.pathname, page.route)
}

/**
 * The same check for the layout, before it starts to render: Payload's layout shows nothing to
 * anonymous visitors until scripts run, so a redirect found later would be sent with status 200.
 * The page checks again, because Next does not render layouts again on client-side navigation.
 */
export const guardRequestedPage = async (): Promise<void> => {
  const path = (await headers()).get(PAGE_PATH_HEADER)
  if (!path) return
  const { pathname, search } = new URL(path, 'http://page.invalid')
  const route = toInternal(pathname)?.route
  if (route) return guardPage({ route, pathname, query: search })
  if (!isPayloadPath(pathname)) return
  const { isSignedIn } = await currentVisitor()
  if (!isSignedIn) redirect(signInPath(toPublic(pathname) ?? pathname, search))
}
