import type { SanitizedCollectionConfig, Where } from 'payload'
import type { AppAbility } from '@/access/buildAbility'
import { readableSearchFields } from '@/access/searchRights'
import { refuseSearchTerm } from '@/domain/lists/searchTerm'
import { isSearchable, SEARCH_FIELDS, type SearchField } from '@/domain/search/searchFields'
import { searchWhere as whereOf } from '@/domain/search/searchWhere'

/**
 * The fields a list is searched in; none where a search would only compare record numbers.
 * @param ability of the reader: what one may not read is not searched either
 */
export const searchFieldsOf = (
  { slug, admin }: SanitizedCollectionConfig,
  ability?: AppAbility,
): readonly SearchField[] => {
  if (isSearchable(slug)) return ability ? readableSearchFields(ability, slug) : SEARCH_FIELDS[slug]
  const { useAsTitle } = admin
  return useAsTitle && useAsTitle !== 'id' ? [{ path: useAsTitle, kind: 'text' }] : []
}

/**
 * The condition a search puts on a list; folding and indexes are the database's (foldedSearch).
 * @returns nothing for a text too short to search with (spec §9)
 */
export const searchWhere = (args: {
  collection: SanitizedCollectionConfig
  search: string
  ability?: AppAbility
}): Where | undefined => {
  const fields = searchFieldsOf(args.collection, args.ability)
  if (fields.length === 0 || refuseSearchTerm(args.search) !== null) return undefined
  return whereOf({ fields, text: args.search }) as Where
}
