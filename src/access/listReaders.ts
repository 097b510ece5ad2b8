import type { AppAbility } from './buildAbility'
import type { Subject } from './permissions'

/** Every list of the product, with the subjects of which one must be readable to see it. */
export const LIST_READERS: Readonly<Record<string, readonly Subject[]>> = {
  companies: ['customers'],
  branches: ['customers'],
  employees: ['customers'],
  meets: ['meets', 'customers'],
  'company-projects': ['company-projects'],
  tenders: ['tenders'],
  'stock-types': ['stock-types'],
  'stock-cards': ['stock-cards'],
  'stock-groups': ['stock-groups'],
  'stock-group-stocks': ['stock-group-stocks'],
  'stock-movements': ['stock-movements'],
  'stock-reservations': ['stock-reservations'],
  users: ['users'],
  roles: ['roles'],
}

/** The collections whose list this reader may open. */
export const readableLists = (ability: AppAbility): string[] =>
  Object.entries(LIST_READERS).flatMap(([list, subjects]) =>
    subjects.some((subject) => ability.can('read', subject)) ? [list] : [],
  )

/**
 * Who may show a saved view to others: whoever shapes roles or settings. A view of everybody
 * changes what everybody finds over their list, so making one is an administrator's act.
 */
export const mayShareViews = (ability: AppAbility): boolean =>
  ability.can('write', 'roles') || ability.can('write', 'settings')
