import type { Searchable } from '@/domain/search/searchFields'
import type { AppAbility } from './buildAbility'
import type { Subject } from './permissions'

/**
 * Every list of the product, with the subjects of which one must be readable to see it; the first
 * is its own, whose rights count for its fields.
 */
export const LIST_READERS: Readonly<Record<Searchable, readonly [Subject, ...Subject[]]>> = {
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

/** Whether a caller may read a list at all. */
export const mayRead = (ability: AppAbility, list: Searchable): boolean =>
  LIST_READERS[list].some((subject) => ability.can('read', subject))

/** The collections whose list this reader may open. */
export const readableLists = (ability: AppAbility): string[] =>
  (Object.keys(LIST_READERS) as Searchable[]).filter((list) => mayRead(ability, list))

/**
 * Whether a caller may share a saved view: with write access to roles or settings only, because a
 * shared view appears above everybody's list.
 */
export const mayShareViews = (ability: AppAbility): boolean =>
  ability.can('write', 'roles') || ability.can('write', 'settings')
