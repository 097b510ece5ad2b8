import { refuseSearchTerm } from '@/domain/lists/searchTerm'

import { pageSizeOf } from '@/domain/lists/pageSizes'
import type { ViewState } from '@/domain/lists/viewState'

/** A condition in Payload's form: `{ status: { equals: 'sent' } }`. */
export type Where = { readonly [key: string]: unknown }

/** The same condition as written in the URL: `where[status][equals]` → `sent`. */
export type FlatWhere = Readonly<Record<string, string>>

/** The state of a list; all of it is kept in the URL (DT4). */
export type ListState = {
  search: string
  where: FlatWhere
  sort: string
  page: number
  limit: number | 'all'
  /** Fields in order; empty for the reader's preference, else the list's default. */
  columns: readonly string[]
  /** The field by which rows are counted and summed; empty for none. */
  group: string
  /** The saved view this started from; 0 for none. */
  view: number
  /** Confirmed showing very many rows at once. */
  isSure: boolean
}

/** The query of a page, as from Next. */
export type Query = Readonly<Record<string, string | string[] | undefined>>

const oneOf = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

const MAX_PAGE = 1_000_000
const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

/** True for query parameters that belong to the list's state. */
export const isListParameter = (name: string): boolean =>
  name.startsWith('where[') ||
  ['search', 'sort', 'limit', 'page', 'columns', 'group', 'view', 'sure'].includes(name)

/** The list's part of a URL in canonical order, for comparing URLs. */
export const listPartOf = (params: URLSearchParams): string => {
  const own = new URLSearchParams([...params].filter(([name]) => isListParameter(name)))
  own.sort()
  return own.toString()
}

/** As `listPartOf`, for the query of a page. */
export const listPartOfQuery = (query: Query): string =>
  listPartOf(
    new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, one]),
      ),
    ),
  )

/** A search of fewer than three characters is ignored (SR4), wherever the URL comes from. */
const searchOfQuery = (search: string): string => (refuseSearchTerm(search) ? '' : search.trim())

/**
 * Parses the state of a list from the page's query.
 * @param query of the page
 * @param fallback sort and limit if missing in the address: preferences, else defaults
 */
export const readListState = (
  query: Query,
  fallback: Pick<ListState, 'sort' | 'limit'> & {
    limitOf: (value: unknown) => ListState['limit'] | undefined
  },
): ListState => ({
  search: searchOfQuery(oneOf(query.search)),
  where: Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      key.startsWith('where[') && value !== undefined ? [[key, oneOf(value)]] : [],
    ),
  ),
  sort: oneOf(query.sort) || fallback.sort,
  page: Math.min(MAX_PAGE, Math.max(1, wholeNumber(oneOf(query.page)))),
  limit: fallback.limitOf(oneOf(query.limit)) ?? fallback.limit,
  columns: oneOf(query.columns).split(',').filter(Boolean),
  group: oneOf(query.group),
  view: wholeNumber(oneOf(query.view)),
  isSure: oneOf(query.sure) === '1',
})

/** The state of a saved view, at its first page. */
export const stateOfView = ({ id, state }: { id: number; state: ViewState }): ListState => ({
  ...state,
  page: 1,
  view: id,
  isSure: false,
})

/**
 * The part of the state that a saved view stores; a page size that is no option can only come from
 * a URL.
 */
export const viewStateOf = ({
  search,
  where,
  sort,
  limit,
  columns,
  group,
}: ListState): ViewState => ({
  search,
  where,
  sort,
  limit: pageSizeOf(limit),
  columns,
  group,
})

/** A condition in the form of the address. */
export const flatWhere = (where: unknown, path = 'where'): FlatWhere => {
  if (where === undefined || where === null) return {}
  if (typeof where !== 'object') return { [path]: String(where) }
  return Object.assign(
    {},
    ...Object.entries(where).map(([key, inner]) => flatWhere(inner, `${path}[${key}]`)),
  ) as FlatWhere
}

/** Serialises the state of a list, including `?`; defaults are left out. */
export const searchOf = (state: ListState): string => {
  const { search, where, sort, page, limit, columns, group, view, isSure } = state
  const pairs: [string, string][] = [
    ...(view > 0 ? [['view', String(view)] as [string, string]] : []),
    ...(search ? [['search', search] as [string, string]] : []),
    ...Object.entries(where),
    ...(sort ? [['sort', sort] as [string, string]] : []),
    ...(columns.length > 0 ? [['columns', columns.join(',')] as [string, string]] : []),
    ...(group ? [['group', group] as [string, string]] : []),
    ['limit', String(limit)],
    ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
    ...(isSure ? [['sure', '1'] as [string, string]] : []),
  ]
  return `?${new URLSearchParams(pairs)}`
}

/**
 * The state after a change: any change of the rows goes back to page 1 (DT1) and asks again before
 * very many of them are shown (DT2). A change that keeps its page, of columns or groups, does not.
 */
export const changed = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  isSure: change.page !== undefined && state.isSure,
  ...change,
})

/** True when both conditions are equal, in any order. */
export const isSameWhere = (one: FlatWhere, other: FlatWhere): boolean => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** True when a condition contains all parts of another one. */
export const isPartOf = (part: FlatWhere, whole: FlatWhere): boolean =>
  Object.keys(part).every((key) => whole[key] === part[key])

/** A condition without some of its keys. */
export const withoutKeys = (where: FlatWhere, keys: readonly string[]): FlatWhere =>
  Object.fromEntries(Object.entries(where).filter(([key]) => !keys.includes(key)))

/** True when a search or filter is active. */
export const isFiltered = ({ search, where }: ListState): boolean =>
  search !== '' || Object.keys(where).length > 0

export type Direction = 'ascending' | 'descending' | 'none'

/** The current sort direction of a column. */
export const directionOfSort = (sort: string, by: string): Direction => {
  const [first = ''] = sort.split(',')
  if (first === by) return 'ascending'
  return first === `-${by}` ? 'descending' : 'none'
}

/** The sort after a click on a header: ascending first, then toggled. */
export const nextSort = (sort: string, by: string): string =>
  directionOfSort(sort, by) === 'ascending' ? `-${by}` : by
