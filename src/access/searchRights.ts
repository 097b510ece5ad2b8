import { SEARCH_FIELDS, type Searchable, type SearchField } from '@/domain/search/searchFields'
import type { AppAbility } from './buildAbility'
import { mayReadField } from './mayReadField'
import type { Subject } from './permissions'

/** Whose rights count for the rows of a collection: the first is its own, any lets a reader in. */
const SUBJECTS: Readonly<Record<Searchable, readonly [Subject, ...Subject[]]>> = {
  companies: ['customers'],
  branches: ['customers'],
  employees: ['customers'],
  meets: ['meets', 'customers'],
  'company-projects': ['company-projects'],
  tenders: ['tenders'],
  'stock-cards': ['stock-cards'],
  'stock-groups': ['stock-groups'],
  'stock-types': ['stock-types'],
  users: ['users'],
  roles: ['roles'],
  'stock-movements': ['stock-movements'],
  'stock-reservations': ['stock-reservations'],
  'stock-group-stocks': ['stock-group-stocks'],
}

/** What a relationship in `SEARCH_FIELDS` leads to. */
const RELATED: Readonly<Record<string, Searchable>> = {
  stockCard: 'stock-cards',
  stockGroup: 'stock-groups',
}

/** Whether a caller may read a collection at all. */
export const mayRead = (ability: AppAbility, slug: Searchable): boolean =>
  SUBJECTS[slug].some((subject) => ability.can('read', subject))

/** Whether a caller may read a field of a collection. */
export const mayReadFieldOf = (ability: AppAbility, slug: Searchable, field: string): boolean =>
  mayRead(ability, slug) && mayReadField(ability, SUBJECTS[slug][0], field)

const isReadable = (ability: AppAbility, slug: Searchable, path: string): boolean => {
  const [field = path, inner] = path.split('.')
  const related = RELATED[field]
  if (!mayReadFieldOf(ability, slug, field)) return false
  return !inner || (related !== undefined && mayReadFieldOf(ability, related, inner))
}

/**
 * The fields a caller may search a collection by: what one may not read is not matched either, or
 * searching would tell it (design decision 12).
 *
 * @returns none when the collection is closed to the caller
 */
export const readableSearchFields = (ability: AppAbility, slug: Searchable): SearchField[] =>
  SEARCH_FIELDS[slug].filter(({ path }) => isReadable(ability, slug, path))
