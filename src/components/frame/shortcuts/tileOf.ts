import type { MessageKey } from '@/i18n/messages'
import { paths } from '@/catalog/paths'

import { activeHref } from '../navigation/activeHref'
import { CREATE_ACTIONS } from '@/present/navigation/createActions'
import type { IconName } from '@/catalog/icon'
import { isNavGroup, NAV_TREE } from '@/present/navigation/navTree'
import type { StoredShortcut } from '@/present/navigation/storedShortcut'

/** A shortcut for display: its label or the record's title, and its location. */
export type Tile = {
  href: string
  icon: IconName
  label?: MessageKey
  title?: string
  subtitle: MessageKey
}

const LEAVES = NAV_TREE.flatMap((entry) =>
  isNavGroup(entry)
    ? entry.children.map((leaf) => ({ leaf, group: entry.label }))
    : [{ leaf: entry, group: entry.label }],
)

/** Labels of the default tiles (SC4), if they differ from the page's. */
const OWN_WORDS: Readonly<Record<string, MessageKey>> = {
  [paths.tenderNew()]: 'shell.shortcutTiles.newTender',
  [paths.customerNew()]: 'shell.shortcutTiles.newCustomer',
  [paths.meetNew()]: 'shell.shortcutTiles.newMeet',
  [paths.stockMovementNew()]: 'shell.shortcutTiles.newMovement',
  [paths.profile()]: 'nav.profile',
  [paths.account()]: 'nav.accountSettings',
}

/** The display of a shortcut. */
export const tileOf = ({ href, title }: StoredShortcut): Tile => {
  const home = LEAVES.find(({ leaf }) => leaf.href === activeHref(NAV_TREE, href))
  const action = CREATE_ACTIONS.find((candidate) => candidate.href === href)
  const isLeaf = home?.leaf.href === href
  return {
    href,
    icon: action?.icon ?? home?.leaf.icon ?? 'child',
    label: OWN_WORDS[href] ?? action?.label ?? (isLeaf ? home.leaf.label : undefined),
    title,
    // The subtitle of a navigation page is its group, of other pages their navigation page.
    subtitle: (isLeaf ? home.group : home?.leaf.label) ?? 'shell.userMenu',
  }
}
