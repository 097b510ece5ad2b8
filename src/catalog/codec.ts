import { fillPath } from './paths'

import { matchPath, type PathParams } from './matchPath'
import { CATALOG } from './'
import type { Route } from './build'

/** A decoded public path. */
export type Decoded = {
  route: Route
  /** Payload's path of the screen; for custom views the public path. */
  internalPath: string
  params: PathParams
  /**
   * Values of the public path that Payload's path lacks: the company of a branch, an employee, a
   * meeting.
   */
  query: { scope?: string }
}

const VERSIONS = /^(?<base>.+)\/versions(?:\/(?<version>[1-9]\d{0,8}))?$/

const internalPathOf = (route: Route, pathname: string, params: PathParams): string => {
  const { target } = route
  if (target.kind === 'view') return target.internalPath ?? pathname
  if (target.kind === 'redirect') return pathname
  const base = `/collections/${target.slug}`
  if (target.view === 'list') return base
  return target.view === 'create' ? `${base}/create` : `${base}/${params.id}`
}

const decode = (pathname: string): Decoded | null => {
  for (const route of CATALOG.routes) {
    const params = matchPath(route.path, pathname)
    if (!params) continue
    return {
      route,
      internalPath: internalPathOf(route, pathname, params),
      params,
      query: params.scope ? { scope: params.scope } : {},
    }
  }
  return null
}

const isEditOfRecord = ({ target }: Route): boolean =>
  target.kind === 'collection' && target.view === 'edit'

/**
 * Decodes a public path.
 * @param pathname as the browser sends it, without query
 * @returns the route, Payload's path and the values in the path; null when there is no such page
 */
export const toInternal = (pathname: string): Decoded | null => {
  const decoded = decode(pathname)
  if (decoded) return decoded
  const base = VERSIONS.exec(pathname)?.groups?.base
  const record = base ? decode(base) : null
  if (!record || !base || !isEditOfRecord(record.route)) return null
  return { ...record, internalPath: record.internalPath + pathname.slice(base.length) }
}

/** `/collections/{slug}`, `…/create`, `…/{id}` and `…/{id}/versions[/{version}]`. */
const COLLECTION =
  /^\/collections\/(?<slug>[\w-]+)(?:\/(?:(?<create>create)|(?<id>[1-9]\d{0,8})(?<rest>\/versions(?:\/[1-9]\d{0,8})?)?))?$/

/** A path of Payload's that names a screen of one collection. */
export type CollectionPath = {
  slug: string
  view: 'list' | 'create' | 'edit'
  id?: string
  /** `/versions` and its subpath, or empty. */
  rest: string
}

/** Reads `/collections/…`; null for any other path and for sub-pages the product does not have. */
export const readCollectionPath = (path: string): CollectionPath | null => {
  const groups = COLLECTION.exec(path)?.groups
  if (!groups?.slug) return null
  const view = groups.create ? 'create' : groups.id ? 'edit' : 'list'
  return { slug: groups.slug, view, ...(groups.id && { id: groups.id }), rest: groups.rest ?? '' }
}

/** The company of a record: an id, null for none (a general meet), undefined when not known. */
export type Scope = number | string | null | undefined

/** The pages of a collection's screen: meetings have two of each. */
export const routesOfScreen = ({ slug, view }: CollectionPath): Route[] =>
  CATALOG.routes.filter(
    ({ target }) => target.kind === 'collection' && target.slug === slug && target.view === view,
  )

/** True for a Payload path with a public equivalent: the page redirects there. */
export const isPayloadPath = (path: string): boolean => {
  const screen = readCollectionPath(path)
  return screen ? routesOfScreen(screen).length > 0 : toPublic(path) !== null
}

const publicPathOfCollection = (screen: CollectionPath, scope: Scope): string | null => {
  const routes = routesOfScreen(screen)
  const scoped = routes.find(({ path }) => path.includes('{scope}'))
  const general = routes.find(({ path }) => !path.includes('{scope}'))
  const id = screen.id ?? ''
  if (scoped && scope) return fillPath(scoped.path, [scope, id]) + screen.rest
  // A record that may belong to a company has two possible paths: undecided if the company is
  // unknown.
  const isUndecided = scoped && screen.view === 'edit' && scope === undefined
  return general && !isUndecided ? fillPath(general.path, [id]) + screen.rest : null
}

/**
 * Gives the public path of one of Payload's paths.
 * @param internalPath Payload's path, with or without a query
 * @param scope the company of a branch, an employee or a meet, where it is known
 * @returns null if there is none, or the company is needed but unknown; always null for `/`,
 *   because Payload also matches its own routes with the result
 */
export const toPublic = (internalPath: string, scope?: Scope): string | null => {
  const [pathname = '', ...tail] = internalPath.split(/(?=[?#])/)
  if (pathname === '/' || pathname === '') return null
  const screen = readCollectionPath(pathname)
  const path = screen ? publicPathOfCollection(screen, scope) : publicPathOfPage(pathname)
  return path === null ? null : path + tail.join('')
}

const publicPathOfPage = (pathname: string): string | null =>
  CATALOG.routes.find(
    ({ target }) =>
      target.kind === 'view' && (target.internalPath === pathname || target.replaces === pathname),
  )?.path ?? null
