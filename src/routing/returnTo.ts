import { PATHS } from '@/catalog/paths'
import { safeReturnTo } from '@/catalog/returnTo'
import { STEP_METHODS } from '@/domain/users/factors'
import { SSO_PROBLEM } from '@/domain/users/oidc'

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

/** The original query text without the parameters `to` and `?`. */
const withoutReturnPath = (search: string): string[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair !== 'to' && !pair.startsWith('to='))

/**
 * The address to which an anonymous visitor of a page is redirected: the sign-in page with the
 * page's query and, unless the page was the root, its path in `to`.
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
 * The reverse of `signInPath`: the page and query to open after signing in. Payload's own links use
 * the parameter `redirect` where ours use `to`.
 * @param query the query of the sign-in page
 * @returns a path of this site; the root if none was sent, or the path is not ours
 */
export const returnPathFrom = (query: Query): string => {
  // Parameters used among the sign-in pages do not belong to the following page.
  const { to, redirect, [STEP_METHODS]: _methods, [SSO_PROBLEM]: _problem, ...rest } = query
  const path = safeReturnTo(to) ?? safeReturnTo(redirect)
  if (!path) return PATHS.root
  return path.includes('?') ? path : withSearch(path, toSearchParams(rest))
}
