import { PATHS } from '@/catalog/paths'

import { toInternal } from '@/catalog/codec'

/** Longer values are never valid: the longest page path has about 60 characters. */
const MAX_LENGTH = 2048
/** Printable ASCII without `\`, which browsers read as `/`, and without `#`. */
const PATH_AND_QUERY = /^(?<path>\/[\w\-/]*)(?:\?[\x21\x22\x24-\x5b\x5d-\x7e]*)?$/

/**
 * Checks the `to` parameter of the sign-in page against open redirects: only a page of the table
 * that a signed-in person can open is accepted, in its plain form.
 * @param value whatever came in the query
 * @returns the path with its query, or null when it is not one of our pages
 */
export const safeReturnTo = (value: unknown): string | null => {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null
  const path = PATH_AND_QUERY.exec(value)?.groups?.path
  const guard = path && toInternal(path)?.route.guard
  return guard && guard !== 'public' && guard !== 'guests' ? value : null
}

/** A query as Next gives it to pages. */
export type Query = Record<string, string | string[] | undefined>

/** A query of a page as search parameters. */
export const toSearchParams = (query: Query): URLSearchParams => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) params.append(name, one)
  }
  return params
}

/** A path with its query, if there is any. */
export const withSearch = (path: string, params: URLSearchParams): string => {
  const search = params.toString()
  return search ? `${path}?${search}` : path
}

/** The query as it was written, without the parameters `to` and `?`. */
const withoutReturnPath = (search: string): string[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair !== 'to' && !pair.startsWith('to='))

/**
 * Where an anonymous visitor of a page is redirected to: the sign-in page with the page's query
 * and, unless the page was the root, its path in `to`.
 * @param pathname public path of the page
 * @param query its query, as text or as Next gives it
 */
export const signInPath = (pathname: string, query: string | Query): string => {
  const search = typeof query === 'string' ? query : toSearchParams(query).toString()
  const pairs = withoutReturnPath(search)
  if (pathname !== PATHS.root) pairs.push(`to=${pathname}`)
  return pairs.length > 0 ? `${PATHS.login}?${pairs.join('&')}` : PATHS.login
}

/**
 * The reverse of `signInPath`: the page and query to open after signing in. Payload's own links
 * say `redirect` where the product says `to`.
 * @param query the query of the sign-in page
 * @returns a path of ours; the root when none was asked for or it is not ours
 */
export const returnPathFrom = (query: Query): string => {
  const { to, redirect, ...rest } = query
  const path = safeReturnTo(to) ?? safeReturnTo(redirect)
  if (!path) return PATHS.root
  return path.includes('?') ? path : withSearch(path, toSearchParams(rest))
}
