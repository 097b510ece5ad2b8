import type { Action, Subject } from '@/access/permissions'
import type { MessageKey } from '@/i18n/messages'
import { paths } from '@/lib/paths'

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

type Options = { letter: string; icon: NavIconName; covers?: readonly string[] }

const leaf = (label: MessageKey, href: string, right: NavRight, options: Options): NavLeaf => ({
  label,
  href,
  right,
  icon: options.icon,
  letter: options.letter,
  covers: options.covers ?? [href],
})

/** The tree of the navigation, in its order; rights are those of the pages (spec §2). */
export const NAV_TREE: readonly NavEntry[] = [
  leaf('nav.dashboard', paths.dashboard(), ['read', 'dashboard'], {
    letter: 'd',
    icon: 'dashboard',
  }),
  {
    label: 'nav.customers',
    icon: 'customers',
    children: [
      leaf('nav.customerList', paths.customers(), ['read', 'customers'], {
        letter: 'c',
        icon: 'customerList',
        covers: ['/customers'],
      }),
      leaf('nav.meets', paths.meets(), ['read', 'customers'], { letter: 'm', icon: 'meets' }),
    ],
  },
  leaf('nav.companyProjects', paths.companyProjects(), ['read', 'company-projects'], {
    letter: 'p',
    icon: 'projects',
  }),
  leaf('nav.tenders', paths.tenders(), ['read', 'tenders'], { letter: 't', icon: 'tenders' }),
  {
    label: 'nav.stock',
    icon: 'stock',
    children: [
      leaf('nav.stockCards', paths.stockCards(), ['read', 'stock-cards'], {
        letter: 's',
        icon: 'stockCards',
      }),
      leaf('nav.stockGroups', paths.stockGroups(), ['read', 'stock-groups'], {
        letter: 'g',
        icon: 'stockGroups',
      }),
      leaf('nav.stockGroupStocks', paths.stockGroupStocks(), ['read', 'stock-group-stocks'], {
        letter: 'k',
        icon: 'stockGroupStocks',
      }),
      leaf('nav.stockMovements', paths.stockMovements(), ['read', 'stock-movements'], {
        letter: 'v',
        icon: 'movements',
      }),
      leaf('nav.stockReservations', paths.stockReservations(), ['read', 'stock-reservations'], {
        letter: 'r',
        icon: 'reservations',
      }),
      leaf('nav.stockTypes', paths.stockTypes(), ['read', 'stock-types'], {
        letter: 'y',
        icon: 'stockTypes',
      }),
    ],
  },
  {
    label: 'nav.administration',
    icon: 'administration',
    children: [
      leaf('nav.users', paths.users(), ['read', 'users'], {
        letter: 'u',
        icon: 'users',
        covers: ['/users'],
      }),
      leaf('nav.roles', paths.roles(), ['read', 'roles'], { letter: 'o', icon: 'roles' }),
      leaf('nav.permissions', paths.permissions(), 'everything', {
        letter: 'w',
        icon: 'permissions',
      }),
      leaf('nav.settings', paths.settings(), ['read', 'settings'], {
        letter: 'e',
        icon: 'settings',
      }),
      leaf('nav.accessControl', paths.accessControl(), ['read', 'AclDemo'], {
        letter: 'a',
        icon: 'accessControl',
      }),
    ],
  },
]
