import { entityCalled, RECORD_SLUGS } from '@/catalog'
import type { RecordSlug } from '@/catalog/names'
import type { SearchScope } from '@/domain/search/searchQuery'

/** What the palette shows of a record, by fields; `company.name` is the name of its company. */
export type SearchedEntity = {
  slug: RecordSlug
  title: string
  details: readonly string[]
  /** Codes: a term equal to one of them is an exact match. */
  codes?: readonly string[]
  /** Belongs to a company, which its page's address names. */
  hasCompany?: boolean
  hasStatus?: boolean
  scope?: 'people' | 'tenders'
}

/** Collections the palette searches, in the order of their groups. */
const SEARCHED: readonly SearchedEntity[] = RECORD_SLUGS.flatMap((slug) => {
  const { title = 'id', search } = entityCalled(slug)
  return search?.palette ? [{ slug, title, ...search.palette }] : []
})

/** The collections a scope looks in. */
export const entitiesIn = (scope: SearchScope): readonly SearchedEntity[] =>
  scope === 'all' ? SEARCHED : SEARCHED.filter((entity) => entity.scope === scope)
