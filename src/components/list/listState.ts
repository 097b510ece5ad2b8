/** A condition as Payload takes it: `{ status: { equals: 'sent' } }`. */
export type Where = { readonly [key: string]: unknown }

/** The same condition as it stands in the address: `where[status][equals]` → `sent`. */
export type FlatWhere = Readonly<Record<string, string>>

/** Everything that decides which rows a list shows; all of it lives in the address (DT4). */
export type ListState = {
  search: string
  where: FlatWhere
  sort: string
  page: number
  limit: number
}

/** The query of a page as Next gives it. */
export type Query = Readonly<Record<string, string | string[] | undefined>>

const oneOf = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

/**
 * What a list shows, from the page's query and what the server made of it.
 * @param query of the page
 * @param shown sort, page and limit in effect, preferences included
 */
export const readListState = (
  query: Query,
  shown: Pick<ListState, 'sort' | 'page' | 'limit'>,
): ListState => ({
  search: oneOf(query.search).trim(),
  where: Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      key.startsWith('where[') && value !== undefined ? [[key, oneOf(value)]] : [],
    ),
  ),
  ...shown,
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

/** The query of a list, `?` included; what is not set is left out, page 1 too. */
export const searchOf = ({ search, where, sort, page, limit }: ListState): string => {
  const pairs: [string, string][] = [
    ...(search ? [['search', search] as [string, string]] : []),
    ...Object.entries(where),
    ...(sort ? [['sort', sort] as [string, string]] : []),
    ['limit', String(limit)],
    ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
  ]
  return `?${new URLSearchParams(pairs)}`
}

/** The state after a change: whatever changes the rows goes back to page 1 (DT1). */
export const changed = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
})

/** True when both conditions are the same, in whatever order they were written. */
export const isSameWhere = (one: FlatWhere, other: FlatWhere): boolean => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** True when something narrows the rows. */
export const isFiltered = ({ search, where }: ListState): boolean =>
  search !== '' || Object.keys(where).length > 0

export type Direction = 'ascending' | 'descending' | 'none'

/** How a column is sorted now. */
export const directionOfSort = (sort: string, by: string): Direction => {
  const [first = ''] = sort.split(',')
  if (first === by) return 'ascending'
  return first === `-${by}` ? 'descending' : 'none'
}

/** The sort after a click on a header: ascending first, then the other way round. */
export const nextSort = (sort: string, by: string): string =>
  directionOfSort(sort, by) === 'ascending' ? `-${by}` : by
