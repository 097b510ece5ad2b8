import { buildCatalog, type Entity, type Route } from './build'
import type { EntitySlug, RecordSlug, RouteName, Searchable, Subject } from './names'
import { PARTS } from './parts'

/** Every entity, page and right of the product. */
export const CATALOG = buildCatalog(PARTS)

/** The entry of a collection; undefined for internal ones. */
export const entityOf = (slug: string | undefined): Entity | undefined =>
  slug === undefined ? undefined : CATALOG.bySlug.get(slug)

/** The entry of an existing collection. */
export const entityCalled = (slug: EntitySlug): Entity => {
  const found = entityOf(slug)
  if (!found) throw new Error(`No entity is called ${slug}`)
  return found
}

/** The route of a name. */
export const routeCalled = (name: RouteName): Route => {
  const found = CATALOG.routes.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`No route is called ${name}`)
  return found
}

/** The entity of `{scope}` in paths. */
export const SCOPE_SLUG = 'companies' satisfies EntitySlug

export const isSearchable = (slug: string): slug is Searchable =>
  entityOf(slug)?.search !== undefined

/** Collections of which the palette shows records, in the order of their groups. */
export const RECORD_SLUGS = CATALOG.entities
  .filter(({ search }) => search?.palette)
  .map(({ slug }) => slug) as RecordSlug[]

export const isRecordSlug = (slug: string): slug is RecordSlug =>
  entityOf(slug)?.search?.palette !== undefined

/** How a collection is searched. */
export const searchOf = (slug: Searchable): NonNullable<Entity['search']> =>
  entityCalled(slug).search as NonNullable<Entity['search']>

/** One of these subjects is needed to see a list; its own first. */
export const readersOf = (slug: Searchable): readonly [Subject, ...Subject[]] =>
  entityCalled(slug).readers as readonly [Subject, ...Subject[]]
