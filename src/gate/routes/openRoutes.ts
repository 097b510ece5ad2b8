import { CATALOG } from '@/catalog'
import { OFFER_POSTS } from '@/catalog/commands/bodies/offerBodies'
import { EXPORT } from '@/catalog/right'

/**
 * Everything the REST interface answers. What is not listed is 404: Payload's bulk edits, versions,
 * first registration, unlock, jobs, locks and key-value store stay closed, whatever their own
 * access says.
 */
const OPEN = CATALOG.entities.flatMap(({ slug, api, exporter, list }) =>
  api ? [{ slug, exporter, hasSums: list?.sums !== undefined, ...api }] : [],
)

/** Collections open over REST, with the methods of their list and record addresses. */
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

/** `GET /:slug/:view` that concern no single record. */
export const LIST_VIEWS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  OPEN.map(({ slug, listViews = [], exporter, hasSums }) => [
    slug,
    [...listViews, ...(hasSums ? ['figures'] : []), ...(exporter ? [EXPORT] : [])],
  ]),
)

/** `GET /:slug/:id/:name`: a record as a file, what belongs to it, or what a screen reads of it. */
export const RECORD_VIEWS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  OPEN.map(({ slug, recordViews = [], readings = [] }) => [
    slug,
    [...recordViews.map(({ name }) => name), ...readings],
  ]),
)

/** Addresses that are no collection, by method. */
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
  'privacy/processing': ['GET'],
  me: ['GET'],
  health: ['GET'],
  'openapi.json': ['GET'],
}

/**
 * What a customer does by the link of an offer, `/q/:token/:name`, by method: open to visitors
 * without an account, who prove by the token that they were meant.
 */
export const LINK_ROUTES: Readonly<Record<string, string>> = {
  pdf: 'GET',
  ...Object.fromEntries(OFFER_POSTS.map((name) => [name, 'POST'])),
}

/** Sign-in addresses under `/users`, by method. */
export const SIGN_IN_ROUTES: Readonly<Record<string, string>> = {
  login: 'POST',
  logout: 'POST',
  me: 'GET',
  'refresh-token': 'POST',
  'forgot-password': 'POST',
  'reset-password': 'POST',
  'accept-invitation': 'POST',
}

/**
 * The steps of a sign-in besides the password, below `/users/login`, all POST: a factor, which a
 * passkey is first asked for; setting one up (two requests); a passkey instead of it all (two); and the proof that an account of the
 * provider is one's own (two).
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

/** To the provider of single sign-on and back, below `/users/oidc`, both GET: followed by the browser. */
export const PROVIDER_STEPS: readonly string[] = ['start', 'callback']

/**
 * Endpoints under `/users` for one's own factors, confirmation, deputies and view as another role, all POST and closed to
 * programs. Most bodies and answers hold secrets: none is kept for a repeated request.
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

/** The same for the address of one's own calendar, at the root, by method. */
export const OWN_ROOTS: Readonly<Record<string, readonly string[]>> = {
  'calendar-feeds': ['POST', 'DELETE'],
}

/** Sign-in addresses whose body says who is there: it is read before that is known. */
const OPEN_BODIES: readonly string[] = [
  'login',
  'forgot-password',
  'reset-password',
  'accept-invitation',
]

/** True for the path, below `/api`, of a sign-in address that anybody may send something to. */
export const isOpenToAll = ([slug, name = '']: readonly string[]): boolean =>
  slug === 'users' && OPEN_BODIES.includes(name)
