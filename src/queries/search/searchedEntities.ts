import { entityCalled, RECORD_SLUGS } from '@/catalog'
import type { Columns } from '@/catalog/column'
import type { SearchShape } from '@/catalog/entity'
import type { RecordSlug } from '@/catalog/names'
import type { SearchScope } from '@/domain/search/searchQuery'

/** What the palette shows of a record, as the catalogue says it. */
export type SearchedEntity = NonNullable<SearchShape['palette']> & {
  slug: RecordSlug
  title: string
  /** Columns of its list: how its status and fact are formatted. */
  columns: Columns
}

/** Collections the palette searches, in the order of their groups. */
const SEARCHED: readonly SearchedEntity[] = RECORD_SLUGS.flatMap((slug) => {
  const { title = 'id', search, list } = entityCalled(slug)
  return search?.palette ? [{ slug, title, columns: list?.columns ?? {}, ...search.palette }] : []
})

/** The collections a scope looks in. */
export const entitiesIn = (scope: SearchScope): readonly SearchedEntity[] =>
  scope === 'all' ? SEARCHED : SEARCHED.filter((entity) => entity.scope === scope)
