import type { MessageKey } from '@/i18n/messages'

import type { EntityShape, PartShape } from './entity'
import type { Action, Right, RouteName, ScreenName, Searchable, Subject, ViewName } from './names'
import type { CreateItem, EntityPageShape, FreePageShape, GuardKind, NavItem } from './page'
import { EXPORT, IMPORT, RECORD_ACTIONS, type CrudAction, type PageRightShape } from './right'

/** The Payload view or custom screen at a path. */
export type RouteTarget =
  | { kind: 'collection'; slug: string; view: 'list' | 'create' | 'edit'; screen?: ScreenName }
  /** `record`: the collection whose record it shows. */
  | {
      kind: 'view'
      view: ViewName
      record?: string
      screen?: ScreenName
      internalPath?: string
      replaces?: string
    }
  | { kind: 'redirect'; to: RouteName }

/** A page of the product. */
export type Route = {
  name: RouteName
  path: string
  action?: Action
  subject?: Subject
  /** `*` for an unrestricted right, not narrowed to fields. */
  field?: '*'
  layout: 'default' | 'blank'
  guard: GuardKind
  title: MessageKey
  target: RouteTarget
  nav?: NavItem
  create?: CreateItem
}

/** The rights of a subject. */
export type SubjectRights = {
  name: Subject
  actions: readonly CrudAction[]
  named: readonly Action[]
}

/** An entity with typed dictionary keys and rights. */
export type Entity = Omit<
  EntityShape,
  'subject' | 'alsoReadWith' | 'editsAll' | 'search' | 'deletedWith'
> & {
  subject?: Subject
  /** One of these rights is needed to delete a record; empty if records cannot be deleted. */
  deleters: readonly Right[]
  /** The right to export its list; undefined without a list. */
  exporter?: Right
  /** The right to import its records; undefined if they cannot be imported. */
  importer?: Right
  /** One of these subjects must be readable to see its list; its own first. */
  readers: readonly Subject[]
  editsAll?: Right
  search?: Omit<NonNullable<EntityShape['search']>, 'related'> & {
    related: Readonly<Record<string, Searchable>>
  }
  routes: readonly Route[]
}

export type Catalog = {
  entities: readonly Entity[]
  bySlug: ReadonlyMap<string, Entity>
  routes: readonly Route[]
  subjects: readonly SubjectRights[]
}

const isEntity = (part: PartShape): part is EntityShape => 'slug' in part

const WORDS_OF_KIND = {
  list: 'plural',
  create: 'new',
  edit: 'singular',
  view: 'singular',
} as const satisfies Record<EntityPageShape['kind'], string>

const rightOf = (right: PageRightShape | undefined): Pick<Route, 'action' | 'subject' | 'field'> =>
  right
    ? {
        action: right[0] as Action,
        subject: right[1] as Subject,
        ...(right[2] && { field: right[2] }),
      }
    : {}

const common = ({
  name,
  path,
  layout = 'default',
  nav,
  right,
}: EntityPageShape | FreePageShape) => ({
  name: name as RouteName,
  path,
  layout,
  ...rightOf(right),
  ...(nav && { nav }),
})

const routeOfEntity =
  ({ slug, words }: EntityShape) =>
  (page: EntityPageShape): Route => ({
    ...common(page),
    guard: 'ability',
    title: `${words}.${WORDS_OF_KIND[page.kind]}` as MessageKey,
    target:
      page.kind === 'view'
        ? {
            kind: 'view',
            view: page.view as ViewName,
            screen: page.screen as ScreenName,
            record: slug,
          }
        : {
            kind: 'collection',
            slug,
            view: page.kind,
            ...(page.kind === 'list' && page.screen && { screen: page.screen as ScreenName }),
          },
    ...(page.create && { create: page.create }),
  })

const targetOf = (page: FreePageShape): RouteTarget => {
  if (page.kind === 'redirect') return { kind: 'redirect', to: page.to as RouteName }
  const { view, screen, internalPath, replaces } = page
  return {
    kind: 'view',
    view: view as ViewName,
    ...(screen && { screen: screen as ScreenName }),
    ...(internalPath && { internalPath }),
    ...(replaces && { replaces }),
  }
}

const routeOfSet = (page: FreePageShape): Route => ({
  ...common(page),
  guard: page.guard ?? (page.right ? 'ability' : 'signedIn'),
  title: page.title,
  target: targetOf(page),
})

/** Whether its records have a list. */
const isListed = ({ pages }: EntityShape): boolean =>
  pages.some(({ kind, ...page }) => kind === 'list' && !('screen' in page && page.screen))

const entityOf = (shape: EntityShape): Entity => {
  const { subject, alsoReadWith = [], search, deletedWith } = shape
  return {
    ...(shape as Omit<EntityShape, 'search'>),
    subject: subject as Subject | undefined,
    readers: [...(subject ? [subject] : []), ...alsoReadWith] as Subject[],
    deleters: (deletedWith ?? (subject ? [['delete', subject]] : [])) as Right[],
    ...(subject && isListed(shape) && { exporter: [EXPORT, subject as Subject] as const }),
    ...(subject && shape.import && { importer: [IMPORT, subject as Subject] as const }),
    editsAll: shape.editsAll as Right | undefined,
    search: search && {
      ...search,
      related: (search.related ?? {}) as Readonly<Record<string, Searchable>>,
    },
    routes: shape.pages.map(routeOfEntity(shape)),
  }
}

/** The subjects in order; if several entities share a subject, one of them defines its rights. */
const subjectsOf = (parts: readonly PartShape[]): SubjectRights[] => {
  const found = new Map<string, SubjectRights>()
  const subjectsWith = (has: (shape: EntityShape) => boolean) =>
    new Set(parts.flatMap((part) => (isEntity(part) && has(part) ? (part.subject ?? []) : [])))
  const listed = subjectsWith(isListed)
  const imported = subjectsWith((shape) => shape.import !== undefined)
  for (const part of parts) {
    const own = isEntity(part)
      ? part.subject
        ? [{ name: part.subject, ...part.rights }]
        : []
      : (part.subjects ?? [])
    for (const { name, actions, ...more } of own) {
      const known = found.get(name)
      const named = 'named' in more ? (more.named ?? []) : []
      found.set(name, {
        name: name as Subject,
        actions: actions ?? known?.actions ?? RECORD_ACTIONS,
        named: [...(known?.named ?? []), ...(named as Action[])],
      })
    }
  }
  return [...found.values()].map((rights) => ({
    ...rights,
    actions: [
      ...rights.actions,
      ...(listed.has(rights.name) ? [EXPORT] : []),
      ...(imported.has(rights.name) ? [IMPORT] : []),
    ] satisfies CrudAction[],
  }))
}

const refuseTwice = (what: string, values: readonly string[]): void => {
  const twice = values.find((value, index) => values.indexOf(value) !== index)
  if (twice !== undefined) throw new Error(`Two ${what} are called ${twice}`)
}

/**
 * Builds the catalogue: entities, pages in their order, and rights.
 * @param parts entities and sets of pages, in the order of the navigation
 * @throws Error for duplicate names of entities, pages, paths or navigation letters, and for a page
 *   with an unknown right
 */
export const buildCatalog = (parts: readonly PartShape[]): Catalog => {
  const entities = parts.filter(isEntity).map(entityOf)
  const bySlug = new Map(entities.map((entity) => [entity.slug, entity]))
  const routes = parts.flatMap((part) =>
    isEntity(part) ? (bySlug.get(part.slug)?.routes ?? []) : part.pages.map(routeOfSet),
  )
  const subjects = subjectsOf(parts)
  refuseTwice(
    'entities',
    entities.map(({ slug }) => slug),
  )
  refuseTwice(
    'pages',
    routes.map(({ name }) => name),
  )
  refuseTwice(
    'paths',
    routes.map(({ path }) => path),
  )
  refuseTwice(
    'letters',
    routes.flatMap(({ nav }) => nav?.letter ?? []),
  )
  for (const { name, action, subject } of routes) {
    const rights = subjects.find((candidate) => candidate.name === subject)
    const isThere = [...(rights?.actions ?? []), ...(rights?.named ?? [])].some(
      (one) => one === action,
    )
    if (subject && !isThere) throw new Error(`${name} needs a right nobody can hold`)
  }
  return { entities, bySlug, routes, subjects }
}
