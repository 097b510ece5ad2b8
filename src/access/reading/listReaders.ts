import { CATALOG, isSearchable, readersOf } from '@/catalog'
import type { Searchable } from '@/catalog/names'
import type { AppAbility } from '../buildAbility'

/** Whether a caller may read a list at all. */
export const mayRead = (ability: AppAbility, list: Searchable): boolean =>
  readersOf(list).some((subject) => ability.can('read', subject))

/** The collections whose lists the reader may open. */
export const readableLists = (ability: AppAbility): string[] =>
  CATALOG.entities
    .map(({ slug }) => slug)
    .filter((slug) => isSearchable(slug) && mayRead(ability, slug))

/**
 * Whether a caller may share a saved view: only with write access to roles or settings, because a
 * shared view is shown to everybody.
 */
export const mayShareViews = (ability: AppAbility): boolean =>
  ability.can('write', 'roles') || ability.can('write', 'settings')
