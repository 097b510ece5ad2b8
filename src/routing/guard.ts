import { mayOpenRoute, type PageRights } from '@/access/mayOpenRoute'
import { PATHS } from '@/catalog/paths'

import { CATALOG } from '@/catalog'
import type { Route } from '@/catalog/build'

/** The visitor's data that the guard needs. */
export type Visitor = PageRights & { isSignedIn: boolean }

/** `signIn` and `notAuthorized` are redirects too; the caller has the query to add. */
export type Decision =
  | { kind: 'allow' }
  | { kind: 'signIn' }
  | { kind: 'notAuthorized' }
  | { kind: 'redirect'; to: string }

const needsNoRecord = (route: Route): boolean =>
  route.guard === 'ability' && !route.path.includes('{')

/**
 * The page that opens first: the dashboard for most users, *Bugün* for others. Avoids a redirect
 * loop for users who may not read the dashboard.
 * @returns its path; null for a user who may open no page at all
 */
export const landingPathOf = (visitor: Visitor): string | null => {
  const isOpen = CATALOG.routes.some(
    (route) => needsNoRecord(route) && mayOpenRoute(route, visitor),
  )
  if (!isOpen) return null
  return visitor.can('read', 'dashboard') ? PATHS.dashboard : PATHS.today
}

const landingOf = (visitor: Visitor): Decision => {
  const to = landingPathOf(visitor)
  return to ? { kind: 'redirect', to } : { kind: 'notAuthorized' }
}

/**
 * The route guard. In this order: public pages are open; pages for anonymous visitors redirect a
 * signed-in one to the root; a visitor is signed in when both a session and its user exist; other
 * pages need the right to their action and subject; a visitor without it is redirected to
 * `/not-authorized`, an anonymous one to the sign-in page with the path to return to.
 * @param args.route the requested page
 * @param args.visitor the visitor, with the rights read from the database
 * @returns whether the page may be shown, or where the visitor is redirected
 */
export const decide = ({ route, visitor }: { route: Route; visitor: Visitor }): Decision => {
  if (route.guard === 'public') return { kind: 'allow' }
  if (route.guard === 'guests') {
    return visitor.isSignedIn ? { kind: 'redirect', to: PATHS.root } : { kind: 'allow' }
  }
  if (!visitor.isSignedIn) return { kind: 'signIn' }
  if (!mayOpenRoute(route, visitor)) return { kind: 'notAuthorized' }
  if (route.name === 'root') return landingOf(visitor)
  if (route.target.kind === 'redirect') return { kind: 'redirect', to: PATHS[route.target.to] }
  return { kind: 'allow' }
}
