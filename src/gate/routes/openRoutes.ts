import { CATALOG } from '@/catalog'
import { OFFER_POSTS } from '@/catalog/commands/bodies/offerBodies'
import { EXPORT } from '@/catalog/right'

/**
 * All routes of the REST interface. Anything else is 404: Payload's bulk edits, versions, first
 * registration, unlock, jobs, locks and key-value store stay closed, whatever their own access.
 */
const OPEN = CATALOG.entities.flatMap(({ slug, api, exporter, list }) =>
  api ? [{ slug, exporter, hasSums: list?.sums !== undefined, ...api }] : [],
)

/** Open collections, with the methods of their list and record paths. */
export const OPEN_COLLECTIONS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  OPEN.map(({ slug, methods }) => [slug, methods]),
)

export const UPLOAD_COLLECTIONS: readonly string[] = OPEN.filter(({ isUpload }) => isUpload).map(
  ({ slug }) => slug,
)
/** Collections whose commands read a file. */
export const READING_COLLECTIONS: readonly string[] = OPEN.filter(
  ({ readsFiles }) => readsFiles,
).map(({ slug }) => slug)
export const OPEN_GLOBALS: readonly string[] = ['settings']

/** `GET /:slug/:view` without a record. */
export const LIST_VIEWS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  OPEN.map(({ slug, listViews = [], exporter, hasSums }) => [
    slug,
    [...listViews, ...(hasSums ? ['figures'] : []), ...(exporter ? [EXPORT] : [])],
  ]),
)

/** `GET /:slug/:id/:name`: a record as a file, related data, or data of a screen. */
export const RECORD_VIEWS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  OPEN.map(({ slug, recordViews = [], readings = [] }) => [
    slug,
    [...recordViews.map(({ name }) => name), ...readings],
  ]),
)

/** Routes outside of collections, by method. */
export const OPEN_ROOTS: Readonly<Record<string, readonly string[]>> = {
  access: ['GET'],
  search: ['GET'],
  peek: ['GET'],
  explain: ['GET'],
  dashboard: ['GET'],
  today: ['GET'],
  'today/counts': ['GET'],
  calendar: ['GET'],
  timeline: ['GET'],
  events: ['GET'],
  'events/recent': ['GET'],
  'events/sample': ['GET'],
  abilities: ['GET'],
  why: ['GET'],
  'why/commands': ['GET'],
  'privacy/destructions': ['GET'],
  'privacy/processing': ['GET'],
  me: ['GET'],
  health: ['GET'],
  'openapi.json': ['GET'],
}

/** `GET /:name/:id`: records without a collection that belong to the caller. */
export const OWN_RECORDS: readonly string[] = ['exports']

/**
 * A customer's requests through the link of an offer, `/q/:token/:name`, by method: open without an
 * account, authenticated by the token.
 */
export const LINK_ROUTES: Readonly<Record<string, string>> = {
  pdf: 'GET',
  ...Object.fromEntries(OFFER_POSTS.map((name) => [name, 'POST'])),
}

/** Sign-in routes under `/users`, by method. */
export const SIGN_IN_ROUTES: Readonly<Record<string, string>> = {
  login: 'POST',
  logout: 'POST',
  me: 'GET',
  'refresh-token': 'POST',
  'forgot-password': 'POST',
  'reset-password': 'POST',
  'accept-invitation-begin': 'POST',
  'accept-invitation': 'POST',
}

/**
 * Sign-in steps other than the password, below `/users/login`, all POST: a factor, with a challenge
 * for a passkey; setting one up (two requests); a passkey alone (two); and proof of ownership for a
 * provider account (two).
 */
export const SIGN_IN_STEPS: readonly string[] = [
  'factor',
  'factor-begin',
  'enrol',
  'enable',
  'passkey',
  'passkey-begin',
  'link',
  'link-begin',
]

/**
 * Redirects to the provider of single sign-on and back, below `/users/oidc`, all GET: navigated by
 * the browser.
 */
export const PROVIDER_STEPS: readonly string[] = ['start', 'confirm', 'callback']

/**
 * Endpoints under `/users` for the caller's own factors, confirmation, deputies and view as another
 * role, all POST and closed to programs. Most bodies and responses contain secrets: none is stored
 * for a repeated request.
 */
export const OWN_SECURITY: readonly string[] = [
  'confirm',
  'confirm/begin',
  'passkeys/begin',
  'passkeys/add',
  'passkeys/rename',
  'passkeys/remove',
  'identities/remove',
  'factor/begin',
  'factor/enable',
  'factor/codes',
  'factor/remove',
  'deputies/name',
  'deputies/end',
  'view-as',
  'view-as/end',
]

/** Routes at the root for the feed of the caller's own calendar, by method. */
export const OWN_ROOTS: Readonly<Record<string, readonly string[]>> = {
  'calendar-feeds': ['POST', 'DELETE'],
}

/**
 * Routes `/:slug/:name` for the caller's preferences about their own records, by method, in
 * addition to GET.
 */
export const OWN_CHOICES: Readonly<Record<string, readonly string[]>> = {
  'notifications/preferences': ['PATCH'],
}

/** Sign-in routes whose body identifies the caller: it is read before authentication. */
const OPEN_BODIES: readonly string[] = [
  'login',
  'forgot-password',
  'reset-password',
  'accept-invitation-begin',
  'accept-invitation',
]

/** True for the path, below `/api`, of a sign-in route that accepts anonymous requests. */
export const isOpenToAll = ([slug, name = '']: readonly string[]): boolean =>
  slug === 'users' && OPEN_BODIES.includes(name)
