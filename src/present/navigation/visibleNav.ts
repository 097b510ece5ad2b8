import type { AppAbility } from '@/access/buildAbility'

import { maySee } from './maySee'
import { isNavGroup, NAV_TREE, rightOfItem, type NavEntry } from './navTree'

/**
 * The part of the navigation a caller may see (VN7): items by their right, and no group without
 * a visible child.
 */
export const visibleNav = (ability: AppAbility): NavEntry[] =>
  NAV_TREE.flatMap((entry): NavEntry[] => {
    if (!isNavGroup(entry)) return maySee(ability, rightOfItem(entry)) ? [entry] : []
    const children = entry.children.filter((child) => maySee(ability, rightOfItem(child)))
    return children.length > 0 ? [{ ...entry, children }] : []
  })
