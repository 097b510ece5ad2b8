import { COMMANDS, LIST_COMMANDS } from '@/catalog/commands/registry'

/**
 * Everything the REST interface answers. What is not listed is 404: Payload's bulk edits, versions,
 * first registration, unlock, jobs, locks and key-value store stay closed, whatever their own
 * access says.
 */
const ALL = ['GET', 'POST', 'PATCH', 'DELETE'] as const

/** Collections open over REST, with the methods of their list and record addresses. */
export const OPEN_COLLECTIONS: Readonly<Record<string, readonly string[]>> = {
  companies: ALL,
  branches: ALL,
  employees: ALL,
  meets: ALL,
  'company-projects': ALL,
  tenders: ALL,
  'tender-items': ALL,
  'tender-files': ALL,
  'stock-types': ALL,
  'stock-cards': ALL,
  'stock-groups': ALL,
  'stock-group-stocks': ALL,
  'stock-movements': ALL,
  'stock-reservations': ALL,
  users: ALL,
  roles: ALL,
  media: ALL,
  notifications: ['GET', 'PATCH', 'DELETE'],
  'list-views': ALL,
  'audit-events': ['GET'],
}

export const UPLOAD_COLLECTIONS: readonly string[] = ['media', 'tender-files']
export const OPEN_GLOBALS: readonly string[] = ['settings']

type Registered = Readonly<Record<string, Readonly<Record<string, { path: string }>>>>

/** The addresses of a registry's commands, by collection. */
const addressesOf = (registry: Registered): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(registry).map(([slug, commands]) => [
      slug,
      Object.values(commands).map(({ path }) => path.slice(1)),
    ]),
  )

/** `POST /:slug/:id/:command` of each collection. */
export const RECORD_COMMANDS = addressesOf(COMMANDS)

/** `GET /:slug/:view` and `POST /:slug/:command` that concern no single record. */
export const LIST_VIEWS: Readonly<Record<string, readonly string[]>> = {
  notifications: ['summary', 'stream'],
}
export const LIST_ADDRESSES = addressesOf(LIST_COMMANDS)

/** Addresses of one segment that are no collection, by method. */
export const OPEN_ROOTS: Readonly<Record<string, readonly string[]>> = {
  access: ['GET'],
  search: ['GET'],
  dashboard: ['GET'],
  abilities: ['GET'],
  health: ['GET'],
}

/** Sign-in addresses under `/users`, by method. */
export const SIGN_IN_ROUTES: Readonly<Record<string, string>> = {
  login: 'POST',
  logout: 'POST',
  me: 'GET',
  'refresh-token': 'POST',
  'forgot-password': 'POST',
  'reset-password': 'POST',
}

/** Sign-in addresses whose body says who is there: it is read before that is known. */
const OPEN_BODIES: readonly string[] = ['login', 'forgot-password', 'reset-password']

/** True for the path, below `/api`, of a sign-in address that anybody may send something to. */
export const isOpenToAll = ([slug, name = '']: readonly string[]): boolean =>
  slug === 'users' && OPEN_BODIES.includes(name)
