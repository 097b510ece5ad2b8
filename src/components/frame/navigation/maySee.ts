import { canManageAll, type AppAbility } from '@/access/buildAbility'

import type { NavRight } from './navTree'

/** Whether a caller sees an entry of the navigation, or an action, that asks for a right. */
export const maySee = (ability: AppAbility, right: NavRight): boolean =>
  right === 'everything' ? canManageAll(ability) : ability.can(right[0], right[1])
