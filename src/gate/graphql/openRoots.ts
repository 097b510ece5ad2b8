import { formatNames } from 'payload'
import { OPEN_COLLECTIONS, OPEN_GLOBALS, UPLOAD_COLLECTIONS } from '../routes/openRoutes'

type Operation = 'query' | 'mutation'

/** GraphQL calls `stock-cards` `StockCards`, one of them `StockCard`; `media` has no plural. */
export const graphqlNames = (slug: string): { one: string; many: string } => {
  const { singular, plural } = formatNames(slug)
  return { one: singular, many: singular === plural ? `all${plural}` : plural }
}

/** A file is sent as a form, which GraphQL is not. */
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
  // Who one is, and what one may do, as `GET /users/me` and `GET /access` say.
  { query: ['meUser', 'Access', '__schema', '__type', '__typename'], mutation: ['__typename'] },
]

const OPEN: Readonly<Record<Operation, ReadonlySet<string>>> = {
  query: new Set(PARTS.flatMap(({ query }) => query)),
  mutation: new Set(PARTS.flatMap(({ mutation }) => mutation)),
}

/**
 * Whether a document may ask for a field of the root: what the REST interface answers with the same
 * right, and nothing else. Versions, copies, sign-in and what Payload keeps for itself stay closed,
 * whatever their own access says, and so does a change that a collection leaves to its commands.
 */
export const isOpenRoot = (operation: Operation, name: string): boolean => OPEN[operation].has(name)
