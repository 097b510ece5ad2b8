import { commandAt } from '@/catalog/commands/bodies/addresses'
import { isLinkToken } from '@/domain/shared/linkToken'
import { Refusal } from '@/domain/shared/refusal'
import { INVITE } from '@/domain/users/signInState'
import {
  LINK_ROUTES,
  LIST_VIEWS,
  OPEN_COLLECTIONS,
  OPEN_GLOBALS,
  OPEN_ROOTS,
  OWN_CHOICES,
  OWN_RECORDS,
  OWN_ROOTS,
  OWN_SECURITY,
  PROVIDER_STEPS,
  RECORD_VIEWS,
  SIGN_IN_STEPS,
  SIGN_IN_ROUTES,
  UPLOAD_COLLECTIONS,
} from './openRoutes'
import { isRecordId } from '@/domain/shared/recordId'

export type RouteKind =
  | 'list'
  | 'record'
  | 'count'
  | 'access'
  | 'signIn'
  | 'provider'
  | 'ownSecurity'
  | 'file'
  | 'global'
  | 'preference'
  | 'command'
  | 'view'
  | 'link'

export type OpenRoute = { kind: RouteKind; slug: string }

const METHODS: readonly string[] = ['GET', 'POST', 'PATCH', 'DELETE']

const open = (kind: RouteKind, slug: string, isOpen: boolean): OpenRoute | null =>
  isOpen ? { kind, slug } : null

const has = (table: Readonly<Record<string, readonly string[]>>, key: string, value: string) =>
  Object.hasOwn(table, key) && (table[key] ?? []).includes(value)

const preferenceKey = /^[\w.-]{1,200}$/
const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype']

const rootRoute = (method: string, name: string): OpenRoute | null => {
  if (has(OPEN_ROOTS, name, method))
    return { kind: name === 'access' ? 'access' : 'view', slug: '' }
  if (Object.hasOwn(OWN_ROOTS, name)) return open('ownSecurity', '', has(OWN_ROOTS, name, method))
  const isListMethod = method === 'GET' || method === 'POST'
  return open('list', name, isListMethod && has(OPEN_COLLECTIONS, name, method))
}

const pairRoute = (method: string, slug: string, name: string): OpenRoute | null => {
  // A user's calendar feed, for programs that know its address.
  if (slug === 'cal') return open('link', '', isLinkToken(name) && method === 'GET')
  if (OWN_RECORDS.includes(slug)) return open('view', '', method === 'GET' && isRecordId(name))
  if (slug === 'globals') {
    return open('global', name, OPEN_GLOBALS.includes(name) && ['GET', 'POST'].includes(method))
  }
  if (slug === 'payload-preferences') {
    const isKey = preferenceKey.test(name) && !forbiddenKeys.includes(name)
    return open('preference', slug, isKey && method !== 'PATCH')
  }
  if (slug === 'users' && Object.hasOwn(SIGN_IN_ROUTES, name)) {
    return open('signIn', slug, SIGN_IN_ROUTES[name] === method)
  }
  if (slug === 'users' && OWN_SECURITY.includes(name))
    return open('ownSecurity', slug, method === 'POST')
  // Creates a user, as a POST to the collection does.
  if (slug === 'users' && name === INVITE) return open('list', slug, method === 'POST')
  if (has(OPEN_ROOTS, `${slug}/${name}`, method)) return { kind: 'view', slug: '' }
  if (commandAt([slug, name])) return open('command', slug, method === 'POST')
  if (!Object.hasOwn(OPEN_COLLECTIONS, slug)) return null
  if (name === 'count') return open('count', slug, method === 'GET')
  // The form of a new record queries its rights at `/:slug/access`.
  if (name === 'access') return open('access', slug, method === 'POST')
  if (has(OWN_CHOICES, `${slug}/${name}`, method)) return { kind: 'ownSecurity', slug }
  if (has(LIST_VIEWS, slug, name)) return open('view', slug, method === 'GET')
  const isRecordMethod = method !== 'POST' && has(OPEN_COLLECTIONS, slug, method)
  return open('record', slug, isRecordMethod && isRecordId(name))
}

const tripleRoute = (method: string, slug: string, second: string, third: string) => {
  if (slug === 'q') {
    const isLink = isLinkToken(second) && Object.hasOwn(LINK_ROUTES, third)
    return open('link', '', isLink && LINK_ROUTES[third] === method)
  }
  if (slug === 'globals') {
    const isAccess = OPEN_GLOBALS.includes(second) && third === 'access'
    return open('access', second, isAccess && method === 'POST')
  }
  if (slug === 'users' && second === 'login')
    return open('signIn', slug, SIGN_IN_STEPS.includes(third) && method === 'POST')
  if (slug === 'users' && second === 'oidc')
    return open('provider', slug, PROVIDER_STEPS.includes(third) && method === 'GET')
  if (slug === 'users' && OWN_SECURITY.includes(`${second}/${third}`))
    return open('ownSecurity', slug, method === 'POST')
  if (!Object.hasOwn(OPEN_COLLECTIONS, slug)) return null
  if (second === 'access') return open('access', slug, method === 'POST' && isRecordId(third))
  if (second === 'file')
    return open('file', slug, UPLOAD_COLLECTIONS.includes(slug) && method === 'GET')
  const isCommand = commandAt([slug, second, third]) !== null
  if (isCommand && method === 'POST') return open('command', slug, true)
  // Dry runs of a command have the command's path.
  const isView = has(RECORD_VIEWS, slug, third) && method === 'GET' && isRecordId(second)
  return open('view', slug, isView)
}

/**
 * Resolves an API path, or refuses it: only listed routes exist.
 * @param args.method the HTTP method, in capitals; HEAD counts as GET
 * @param args.segments the decoded path below `/api`
 * @returns the kind of the route and its collection or global
 * @throws Refusal `methodNotAllowed` for an unsupported method, `notFound` for everything that is
 *   not listed
 */
export const matchRoute = (args: { method: string; segments: readonly string[] }): OpenRoute => {
  const { method, segments } = args
  if (!METHODS.includes(method)) throw new Refusal('methodNotAllowed')
  if (segments.some((segment) => segment.includes('\0'))) throw new Refusal('notFound')
  const [first = '', second = '', third = ''] = segments
  const route =
    segments.length === 1
      ? rootRoute(method, first)
      : segments.length === 2
        ? pairRoute(method, first, second)
        : segments.length === 3
          ? tripleRoute(method, first, second, third)
          : null
  if (!route) throw new Refusal('notFound')
  return route
}
