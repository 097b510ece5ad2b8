import { canManageAll, type AppAbility } from '@/access/buildAbility'
import { hasCalendar } from '@/catalog/calendar'
import { mayImportSome } from '@/catalog/importing'
import { mayUseTrash } from '@/catalog/trash'

import type { NavRight } from './navTree'

/** Whether the user has the permission that a navigation entry or an action needs. */
export const maySee = (ability: AppAbility, right: NavRight): boolean => {
  if (right === 'anybody') return true
  if (right === 'everything') return canManageAll(ability)
  if (right === 'mayDelete') return mayUseTrash((...asked) => ability.can(...asked))
  if (right === 'mayImport') return mayImportSome((...asked) => ability.can(...asked))
  if (right === 'hasCalendar') return hasCalendar((...asked) => ability.can(...asked))
  return ability.can(...right)
}
