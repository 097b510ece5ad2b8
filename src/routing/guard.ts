import { mayOpenRoute, type PageRights } from '@/access/mayOpenRoute'
import { PATHS } from '@/catalog/paths'

import { CATALOG } from '@/catalog'
import type { Route } from '@/catalog/build'

/** The visitor's data that the guard needs. */
export type Visitor = PageRights & { isSignedIn: boolean }

/** `signIn` and `notAuthorized` are redirects too; the caller knows the query to keep. */
export type Decision =
  | { kind: 'allow' }
  | { kind: 'signIn' }
  | { kind: 'notAuthorized' }
  | { kind: 'redirect'; to: string }

const needsNoRecord = (route: Route): boolean =>
  route.guard === 'ability' && !route.path.includes('{')

/**
 * Where a visitor's day begins: the dashboard for most, *Bugün* for others. Keeps people without the
 * right to read the dashboard from being sent round in circles.
 * @returns its path; null for somebody whose rights open no page at all
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
 * The route guard. In this order: public pages are open; pages for anonymous visitors send a
 * signed-in one to the root; a visitor is signed in when both a session and its user exist; other
 * pages need their action on their subject; a refused visitor goes to `/not-authorized`, an
 * anonymous one to the sign-in page with the way back.
 * @param args.route the page asked for
 * @param args.visitor the visitor, with the rights read from the database
 * @returns whether the page may be shown, or where the visitor goes instead
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
