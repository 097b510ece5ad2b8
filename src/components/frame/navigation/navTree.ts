import type { Action, Subject } from '@/access/permissions'
import type { MessageKey } from '@/i18n/messages'
import { paths, type RouteName } from '@/lib/paths'

import type { NavIconName } from './NavIcon'

/** Who sees an item: holders of a right, or of every right there is. */
export type NavRight = readonly [Action, Subject] | 'everything'

export type NavLeaf = {
  label: MessageKey
  href: string
  right: NavRight
  icon: NavIconName
  /** The letter that goes there after G. */
  letter: string
  /** Beginnings of paths that belong to this item; the longest match of the tree wins. */
  covers: readonly string[]
}
export type NavGroup = { label: MessageKey; icon: NavIconName; children: readonly NavLeaf[] }
export type NavEntry = NavLeaf | NavGroup

export const isNavGroup = (entry: NavEntry): entry is NavGroup => 'children' in entry

/** Pages with a name in the navigation and no company or record in their address. */
type NavPage = {
  [Name in RouteName]: `nav.${Name}` extends MessageKey
    ? Parameters<(typeof paths)[Name]> extends []
      ? Name
      : never
    : never
}[RouteName]

type Options = {
  /** Whoever reads this sees the page. */
  reads: Subject | 'everything'
  letter: string
  icon: NavIconName
  label?: MessageKey
  covers?: readonly string[]
}

const leaf = (page: NavPage, { reads, letter, icon, label, covers }: Options): NavLeaf => ({
  label: label ?? `nav.${page}`,
  href: paths[page](),
  right: reads === 'everything' ? reads : ['read', reads],
  icon,
  letter,
  covers: covers ?? [paths[page]()],
})

/** The tree of the navigation, in its order; rights are those of the pages (`routing/table`). */
export const NAV_TREE: readonly NavEntry[] = [
  leaf('dashboard', { reads: 'dashboard', letter: 'd', icon: 'dashboard' }),
  {
    label: 'nav.customers',
    icon: 'customers',
    children: [
      leaf('customers', {
        reads: 'customers',
        letter: 'c',
        icon: 'customerList',
        label: 'nav.customerList',
        covers: ['/customers'],
      }),
      leaf('meets', { reads: 'customers', letter: 'm', icon: 'meets' }),
    ],
  },
  leaf('companyProjects', { reads: 'company-projects', letter: 'p', icon: 'projects' }),
  leaf('tenders', { reads: 'tenders', letter: 't', icon: 'tenders' }),
  {
    label: 'nav.stock',
    icon: 'stock',
    children: [
      leaf('stockCards', { reads: 'stock-cards', letter: 's', icon: 'stockCards' }),
      leaf('stockGroups', { reads: 'stock-groups', letter: 'g', icon: 'stockGroups' }),
      leaf('stockGroupStocks', {
        reads: 'stock-group-stocks',
        letter: 'k',
        icon: 'stockGroupStocks',
      }),
      leaf('stockMovements', { reads: 'stock-movements', letter: 'v', icon: 'movements' }),
      leaf('stockReservations', { reads: 'stock-reservations', letter: 'r', icon: 'reservations' }),
      leaf('stockTypes', { reads: 'stock-types', letter: 'y', icon: 'stockTypes' }),
    ],
  },
  {
    label: 'nav.administration',
    icon: 'administration',
    children: [
      leaf('users', { reads: 'users', letter: 'u', icon: 'users', covers: ['/users'] }),
      leaf('roles', { reads: 'roles', letter: 'o', icon: 'roles' }),
      leaf('permissions', { reads: 'everything', letter: 'w', icon: 'permissions' }),
      leaf('settings', { reads: 'settings', letter: 'e', icon: 'settings' }),
      leaf('jobs', { reads: 'jobs', letter: 'j', icon: 'jobs' }),
      leaf('accessControl', { reads: 'AclDemo', letter: 'a', icon: 'accessControl' }),
    ],
  },
]
