import { entityCalled, RECORD_SLUGS } from '@/catalog'
import type { Columns } from '@/catalog/column'
import type { SearchShape } from '@/catalog/entity'
import type { RecordSlug } from '@/catalog/names'
import type { SearchScope } from '@/domain/search/searchQuery'

/** The catalogue's search configuration of a collection. */
export type SearchedEntity = NonNullable<SearchShape['palette']> & {
  slug: RecordSlug
  title: string
  /** Columns of its list: how its status and fact are formatted. */
  columns: Columns
}

/** Collections searched by the palette, in the order of their groups. */
const SEARCHED: readonly SearchedEntity[] = RECORD_SLUGS.flatMap((slug) => {
  const { title = 'id', search, list } = entityCalled(slug)
  return search?.palette ? [{ slug, title, columns: list?.columns ?? {}, ...search.palette }] : []
})

/** The collections of a search scope. */
export const entitiesIn = (scope: SearchScope): readonly SearchedEntity[] =>
  scope === 'all' ? SEARCHED : SEARCHED.filter((entity) => entity.scope === scope)
