import { SEARCH_FIELDS, type Searchable, type SearchField } from '@/domain/search/searchFields'
import type { AppAbility } from './buildAbility'
import { opensField, type Right } from './collectionAccess'
import { LIST_READERS } from './listReaders'

/** What a relationship in `SEARCH_FIELDS` leads to. */
const RELATED: Readonly<Record<string, Searchable>> = {
  stockCard: 'stock-cards',
  stockGroup: 'stock-groups',
}

/** Whether a caller may read a field of a collection. */
export const mayReadFieldOf = (ability: AppAbility, slug: Searchable, field: string): boolean =>
  opensField({
    ability,
    rights: LIST_READERS[slug].map((subject): Right => ['read', subject]),
    subject: LIST_READERS[slug][0],
    field,
  })

const isReadable = (ability: AppAbility, slug: Searchable, path: string): boolean => {
  const [field = path, inner] = path.split('.')
  const related = RELATED[field]
  if (!mayReadFieldOf(ability, slug, field)) return false
  return !inner || (related !== undefined && mayReadFieldOf(ability, related, inner))
}

/**
 * The fields a caller may search a collection by: fields they may not read are not matched either,
 * or a search would reveal their values.
 *
 * @returns none when the collection is closed to the caller
 */
export const readableSearchFields = (ability: AppAbility, slug: Searchable): SearchField[] =>
  SEARCH_FIELDS[slug].filter(({ path }) => isReadable(ability, slug, path))
