import type { PARTS } from './parts'
import type { CrudAction } from './right'

// Types of the catalogue's names: an undefined path, right or collection does not compile.
// Everything is derived from the parts.

type Part = (typeof PARTS)[number]
type AnyEntity = Extract<Part, { slug: string }>
type AnyPage = Part['pages'][number]

/** Collections of the catalogue. */
export type EntitySlug = AnyEntity['slug']

/** Names of pages. */
export type RouteName = AnyPage['name']

/** The path of each page. */
export type Paths = { readonly [P in AnyPage as P['name']]: P['path'] }

/** Subjects of rights: one or more collections, the settings, or a page. */
export type Subject =
  | Extract<AnyEntity, { subject: string }>['subject']
  | Extract<Part, { subjects: readonly unknown[] }>['subjects'][number]['name']

/** Rights beyond create/read/write/delete, each belonging to one subject. */
export type NamedRight = Extract<
  AnyEntity,
  { rights: { named: readonly string[] } }
>['rights']['named'][number]

export type Action = CrudAction | NamedRight
export type Right = readonly [Action, Subject]
/** The right of a page; with `*` it must be unrestricted. */
export type PageRight = readonly [...Right, field?: '*']

/** Screens that are not a list or a form of one collection. */
export type ViewName = Extract<AnyPage, { view: string }>['view']

/** Custom screens: files and components under `app/(payload)/views`. */
export type ScreenName = Extract<AnyPage, { screen: string }>['screen']

/**
 * Screens for visitors and for single records: with separate entry files (`routing/entries.ts`).
 */
export type GuestScreen = Extract<AnyPage, { guard: 'guests'; screen: string }>['screen']
export type RecordScreen = Extract<AnyPage, { kind: 'view' }>['screen']

/** Collections with a list, which can be searched. */
export type Searchable = Extract<AnyEntity, { search: object }>['slug']

/** Collections of which the palette shows records. */
export type RecordSlug = Extract<AnyEntity, { search: { palette: object } }>['slug']
