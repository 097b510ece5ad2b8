import { CATALOG } from '@/catalog'
import type { Route } from '@/catalog/build'
import type { IconName } from '@/catalog/icon'
import { rightOfPage } from '@/catalog/links'
import type { PageRight } from '@/catalog/names'
import { NAV_GROUPS, type NavItem } from '@/catalog/page'
import type { MessageKey } from '@/i18n/messages'

/**
 * Who sees an item: every signed-in user, users with a right, users who may delete or import
 * something, users who may read a calendar item, or users with every right.
 */
export type NavRight =
  | PageRight
  | 'mayDelete'
  | 'mayImport'
  | 'hasCalendar'
  | 'anybody'
  | 'everything'

export type NavLeaf = {
  label: MessageKey
  href: string
  icon: IconName
  /** The letter pressed after G, if any. */
  letter?: string
  /** The prefix of paths that belong to this item, if it is not `href`; the longest match wins. */
  covers?: string
}
export type NavGroup = { label: MessageKey; icon: IconName; children: readonly NavLeaf[] }
export type NavEntry = NavLeaf | NavGroup

export const isNavGroup = (entry: NavEntry): entry is NavGroup => 'children' in entry

const rightOf = (route: Route): NavRight => {
  const { action, subject, guard } = route
  if (action && subject) return rightOfPage(route)
  if (guard === 'signedIn') return 'anybody'
  return guard === 'mayDelete' || guard === 'mayImport' || guard === 'hasCalendar'
    ? guard
    : 'everything'
}

const leafOf = (route: Route, nav: NavItem): NavLeaf => ({
  label: nav.label,
  href: route.path,
  icon: nav.icon,
  ...(nav.letter && { letter: nav.letter }),
  ...(nav.covers && { covers: nav.covers }),
})

/**
 * The navigation tree of a catalogue, in order. Items are the same objects each time, so that one
 * used in two parts of the frame is serialised once.
 * @param routes all pages; a group is placed at its first page
 */
const treeOf = (routes: readonly Route[]): NavEntry[] => {
  const leaves = routes.flatMap((route) =>
    route.nav ? [{ group: route.nav.group, leaf: leafOf(route, route.nav) }] : [],
  )
  return leaves.flatMap(({ group, leaf }, index): NavEntry[] => {
    if (!group) return [leaf]
    if (leaves.findIndex((other) => other.group === group) !== index) return []
    const children = leaves.filter((other) => other.group === group)
    return [{ ...NAV_GROUPS[group], children: children.map((child) => child.leaf) }]
  })
}

export const NAV_TREE: readonly NavEntry[] = treeOf(CATALOG.routes)

const RIGHTS = new Map(
  CATALOG.routes.flatMap((route) => (route.nav ? [[route.path, rightOf(route)]] : [])),
)

/** The right of an item's page. It stays on the server. */
export const rightOfItem = ({ href }: NavLeaf): NavRight => RIGHTS.get(href) ?? 'everything'

export type Crumb = { label: string; href?: string }
