import { readersOf, searchOf } from '@/catalog'
import type { Searchable } from '@/catalog/names'
import type { SearchField } from '@/domain/search/searchFields'
import type { AppAbility } from '../buildAbility'
import { opensField, type Right } from '../collectionAccess'

/** Whether a caller may read a field of a collection. */
export const mayReadFieldOf = (ability: AppAbility, slug: Searchable, field: string): boolean =>
  opensField({
    ability,
    rights: readersOf(slug).map((subject): Right => ['read', subject]),
    subject: readersOf(slug)[0],
    field,
  })

const isReadable = (ability: AppAbility, slug: Searchable, path: string): boolean => {
  const [field, inner] = path.split('.') as [string, string?]
  if (!mayReadFieldOf(ability, slug, field)) return false
  const related = searchOf(slug).related[field]
  return !inner || (related !== undefined && mayReadFieldOf(ability, related, inner))
}

/**
 * The fields a caller may search a collection by: unreadable fields are not matched, or a search
 * would reveal their values.
 *
 * @returns empty when the collection is closed to the caller
 */
export const readableSearchFields = (ability: AppAbility, slug: Searchable): SearchField[] =>
  searchOf(slug).fields.filter(({ path }) => isReadable(ability, slug, path))
