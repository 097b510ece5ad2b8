import type { PARTS } from './parts'
import type { CrudAction } from './right'

// The names of the catalogue as types: a path, a right or a collection nobody defined does not
// compile. Nothing here is said twice: all of it is read off the parts.

type Part = (typeof PARTS)[number]
type AnyEntity = Extract<Part, { slug: string }>
type AnyPage = Part['pages'][number]

/** Collections of the catalogue. */
export type EntitySlug = AnyEntity['slug']

/** Names of pages. */
export type RouteName = AnyPage['name']

/** The path of each page. */
export type Paths = { readonly [P in AnyPage as P['name']]: P['path'] }

/** What rights are about: one or more collections, the settings, or a page of its own. */
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
/** What a page asks for; with `*` a right that is narrowed to no fields. */
export type PageRight = readonly [...Right, field?: '*']

/** Screens that are not a list or a form of one collection. */
export type ViewName = Extract<AnyPage, { view: string }>['view']

/** Screens of ours: files and components under `app/(payload)/views`. */
export type ScreenName = Extract<AnyPage, { screen: string }>['screen']

/** Those for visitors, and those that show one record: entries of their own (`routing/entries.ts`). */
export type GuestScreen = Extract<AnyPage, { guard: 'guests'; screen: string }>['screen']
export type RecordScreen = Extract<AnyPage, { kind: 'view' }>['screen']

/** Collections with a list, which can be searched. */
export type Searchable = Extract<AnyEntity, { search: object }>['slug']

/** Collections of which the palette shows records. */
export type RecordSlug = Extract<AnyEntity, { search: { palette: object } }>['slug']
