import { idOf, type Id } from '@/domain/shared/idOf'

import type { Entity, Route } from './build'
import { CATALOG, entityOf, SCOPE_SLUG } from './index'
import type { PageRight } from './names'
import { fillPath } from './paths'

export type Doc = Readonly<Record<string, unknown>> & { readonly id: Id }

/** A page and the right its guard requires: links to refused pages are not shown. */
export type Target = { href: string; right: PageRight }

export type PageKind = 'list' | 'create' | 'edit' | 'view'

const kindOf = ({ target }: Route): PageKind | null => {
  if (target.kind === 'collection') return target.view
  return target.kind === 'view' && target.record ? 'view' : null
}

export const isScoped = ({ path }: Route): boolean => path.includes('{scope}')

/** The pages of this kind of an entity, company-specific and general. */
export const pagesOf = (entity: Entity, kind: PageKind): Route[] =>
  entity.routes.filter((route) => kindOf(route) === kind)

/** The page of a company where there is one, else the general one. */
export const pageOf = (
  entity: Entity | undefined,
  kind: PageKind,
  scope: Id | null | undefined,
): Route | undefined => {
  if (!entity) return undefined
  const pages = pagesOf(entity, kind)
  const general = pages.find((page) => !isScoped(page))
  return scope ? (pages.find(isScoped) ?? general) : general
}

/** The right required by the guard of an entity's page; all of them have one. */
export const rightOfPage = ({ action, subject, field }: Route): PageRight =>
  [action, subject, ...(field ? [field] : [])] as unknown as PageRight

/** The rights required by links to pages, and by forms. */
export const openingRights = (): PageRight[] => [
  ...CATALOG.routes.filter(({ action, subject }) => action && subject).map(rightOfPage),
  ...CATALOG.entities.flatMap(({ editsAll }) => (editsAll ? [editsAll] : [])),
]

const targetOf = (route: Route, scope: Id | null | undefined, id?: Id): Target => ({
  href: fillPath(route.path, [...(isScoped(route) ? [scope ?? ''] : []), ...(id ? [id] : [])]),
  right: rightOfPage(route),
})

/**
 * A page of one record: below the company of the address, else below the record's own.
 * @returns null if there is no such page, or it needs an unknown company
 */
export const recordPage = (args: {
  slug: string
  kind: 'view' | 'edit'
  doc: Doc
  scope?: Id
}): Target | null => {
  const { slug, kind, doc } = args
  const scope = args.scope ?? idOf(doc.company)
  const page = pageOf(entityOf(slug), kind, scope)
  return page ? targetOf(page, scope, doc.id) : null
}

/** The page that creates a record, below the company of a company-specific list. */
export const createPage = (slug: string, scope?: Id): Target | null => {
  const page = pageOf(entityOf(slug), 'create', scope)
  return page ? targetOf(page, scope) : null
}

/** The list of all records of a collection; null if there are only company-specific lists. */
export const generalList = (slug: string): Target | null => {
  const page = pageOf(entityOf(slug), 'list', null)
  return page ? targetOf(page, null) : null
}

/**
 * The path of the list of a record: that of its company if there is one. Records listed by company
 * only use the list of companies without one.
 * @returns null for collections without a list
 */
export const listPath = (slug: string | undefined, scope?: Id | null): string | null => {
  const entity = entityOf(slug)
  const page =
    pageOf(entity, 'list', scope) ??
    (entity && pagesOf(entity, 'list').length > 0
      ? pageOf(entityOf(SCOPE_SLUG), 'list', null)
      : undefined)
  return page ? targetOf(page, scope).href : null
}

/** Main page of a record: its view page, or its form if there is none. */
export const opens = (slug: string): 'view' | 'edit' => {
  const entity = entityOf(slug)
  return entity && pagesOf(entity, 'view').length > 0 ? 'view' : 'edit'
}

/** Every page that shows one record, with its entity. */
export const recordPages = (): { slug: string; route: Route }[] =>
  CATALOG.entities.flatMap((entity) =>
    [...pagesOf(entity, 'view'), ...pagesOf(entity, 'edit')].map((route) => ({
      slug: entity.slug,
      route,
    })),
  )
