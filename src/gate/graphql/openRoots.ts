import { formatNames } from 'payload'
import { OPEN_COLLECTIONS, OPEN_GLOBALS, UPLOAD_COLLECTIONS } from '../routes/openRoutes'

type Operation = 'query' | 'mutation'

/** GraphQL calls `stock-cards` `StockCards`, one of them `StockCard`; `media` has no plural. */
export const graphqlNames = (slug: string): { one: string; many: string } => {
  const { singular, plural } = formatNames(slug)
  return { one: singular, many: singular === plural ? `all${plural}` : plural }
}

/** Files are sent as forms, which GraphQL does not support. */
const isSendable = (slug: string, method: string): boolean =>
  method !== 'POST' || !UPLOAD_COLLECTIONS.includes(slug)

const CHANGES = { POST: 'create', PATCH: 'update', DELETE: 'delete' } as const

const ofCollection = ([slug, methods]: [string, readonly string[]]) => {
  const { one, many } = graphqlNames(slug)
  const changes = Object.entries(CHANGES)
    .filter(([method]) => methods.includes(method) && isSendable(slug, method))
    .map(([, verb]) => `${verb}${one}`)
  const isRead = methods.includes('GET')
  return { query: isRead ? [one, many, `count${many}`, `docAccess${one}`] : [], mutation: changes }
}

const ofGlobal = (slug: string) => {
  const { one } = graphqlNames(slug)
  return { query: [one, `docAccess${one}`], mutation: [`update${one}`] }
}

const PARTS = [
  ...Object.entries(OPEN_COLLECTIONS).map(ofCollection),
  ...OPEN_GLOBALS.map(ofGlobal),
  // Identity and rights of the caller, as `GET /users/me` and `GET /access`.
  { query: ['meUser', 'Access', '__schema', '__type', '__typename'], mutation: ['__typename'] },
]

const OPEN: Readonly<Record<Operation, ReadonlySet<string>>> = {
  query: new Set(PARTS.flatMap(({ query }) => query)),
  mutation: new Set(PARTS.flatMap(({ mutation }) => mutation)),
}

/**
 * Whether a document may use a root field: only what the REST interface offers with the same right.
 * Versions, duplicates, sign-in and Payload's internals stay closed, whatever their own access, and
 * so do changes reserved for commands.
 */
export const isOpenRoot = (operation: Operation, name: string): boolean => OPEN[operation].has(name)
