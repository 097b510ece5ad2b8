import { canManageAll, type AppAbility } from '@/access/buildAbility'

import { isNavGroup, NAV_TREE, type NavEntry, type NavLeaf } from './navTree'

const maySee = (ability: AppAbility, { right }: NavLeaf): boolean =>
  right === 'everything' ? canManageAll(ability) : ability.can(right[0], right[1])

/**
 * The part of the navigation a caller may see (VN7): items by their right, and no group without
 * a visible child.
 */
export const visibleNav = (ability: AppAbility): NavEntry[] =>
  NAV_TREE.flatMap((entry): NavEntry[] => {
    if (!isNavGroup(entry)) return maySee(ability, entry) ? [entry] : []
    const children = entry.children.filter((child) => maySee(ability, child))
    return children.length > 0 ? [{ ...entry, children }] : []
  })
