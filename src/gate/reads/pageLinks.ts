import { isDeepStrictEqual } from 'node:util'
import { isWithinLimits } from '@/queries/filters/checkWhere'
import { isPlain } from '@/queries/filters/isPlain'
import { parseQuery, writeQuery, type GatedQuery } from '../query/gateQuery'
import type { OpenRoute } from '../routes/matchRoute'

/** Longest `Link` header, in characters: servers and clients stop reading headers at some 8 KB. */
const MAX_LINK = 4_000

type Query = Readonly<Record<string, unknown>>

/** Direction of a list sorted by id; null for other orders. */
const wayOf = (sort: unknown): 'greater_than' | 'less_than' | null =>
  sort === 'id' ? 'greater_than' : sort === '-id' ? 'less_than' : null

const isBound = (where: unknown, way: string): boolean => {
  if (!isPlain(where) || Object.keys(where).length !== 1 || !isPlain(where.id)) return false
  return Object.keys(where.id).join() === way
}

const ofParts = (parts: unknown): unknown[] => (Array.isArray(parts) ? parts : [])

/**
 * The filter with the last id as a bound. It replaces the bound of an earlier page, which it
 * implies.
 */
const boundBy = (where: unknown, way: string, id: number): unknown => {
  const bound = { id: { [way]: String(id) } }
  if (where === undefined || isBound(where, way)) return bound
  if (isPlain(where) && Object.keys(where).join() === 'and') {
    const parts = ofParts(where.and)
    const kept = isBound(parts.at(-1), way) ? parts.slice(0, -1) : parts
    return { and: [...kept, bound] }
  }
  return { and: [where, bound] }
}

const afterLast = (query: Query, way: string, lastId: number): Query | null => {
  const { where: asked, page: _page, ...rest } = query
  // A filter may be JSON text, which can express more than a URL (`null`, numbers).
  const isText = typeof asked === 'string' && asked !== ''
  const filter: unknown = isText ? JSON.parse(asked) : asked === '' ? undefined : asked
  const where = boundBy(filter, way, lastId)
  if (!isWithinLimits(where)) return null
  const next = { ...rest, where: isText ? JSON.stringify(where) : where }
  // Many brackets in a name would be parsed differently.
  return isDeepStrictEqual(parseQuery(writeQuery(next)).where, next.where) ? next : null
}

/** The envelope of a list's page. */
export type Envelope = {
  page?: number | null | undefined
  totalPages: number
  hasNextPage: boolean
  hasPrevPage: boolean
  limit: number
}
export type Page = Envelope & {
  /** Records on this page. */
  count: number
  /** The id of the last record; only evaluated when needed. */
  lastId: () => unknown
}

const byNumber = (query: Query, page: Page): [rel: string, query: Query][] => {
  const at = page.page ?? 1
  const to = (number: number): Query => ({ ...query, page: number })
  return [
    ['first', to(1)],
    ...(page.hasPrevPage
      ? [['prev', to(Math.min(at - 1, page.totalPages))] as [string, Query]]
      : []),
    ...(page.hasNextPage ? [['next', to(at + 1)] as [string, Query]] : []),
    ['last', to(page.totalPages)],
  ]
}

const byId = (query: Query, way: string, page: Page): [rel: string, query: Query][] => {
  const isCounted = query.pagination !== 'false'
  const hasMore = isCounted ? page.hasNextPage : page.count === page.limit
  const lastId = hasMore ? page.lastId() : undefined
  const next = typeof lastId === 'number' ? afterLast(query, way, lastId) : null
  return next ? [['next', next]] : []
}

/**
 * The `Link` header (RFC 8288) of a page of a list. Sorted by id a list continues after the last
 * id, which misses nothing that is inserted or deleted meanwhile; otherwise by page number, if the
 * total was counted.
 * @param args.path of the list, `/api/tenders`
 * @param args.query the validated query
 * @returns undefined without further pages, or if the URLs would be too long for a header
 */
export const pageLinks = (args: { path: string; query: Query; page: Page }): string | undefined => {
  const { path, query, page } = args
  const way = wayOf(query.sort)
  const isCounted = query.pagination !== 'false'
  const links = way ? byId(query, way, page) : isCounted ? byNumber(query, page) : []
  const text = links.map(([rel, to]) => `<${path}${writeQuery(to)}>; rel="${rel}"`).join(', ')
  return text === '' || text.length > MAX_LINK ? undefined : text
}

/**
 * Adds the `Link` header to a page of a list that Payload answered, as in the read engine's
 * responses.
 */
export const withLinks = async (args: {
  response: Response
  route: OpenRoute
  query: GatedQuery
}): Promise<Response> => {
  const { response, route, query } = args
  if (!response.ok) return response
  const text = await response.text()
  const { docs, ...envelope } = JSON.parse(text) as Envelope & { docs: { id: unknown }[] }
  const page = { ...envelope, count: docs.length, lastId: () => docs.at(-1)?.id }
  const asked = parseQuery(query.search)
  const link = pageLinks({ path: `/api/${route.slug}`, query: asked, page })
  const linked = new Response(text, response)
  if (link) linked.headers.set('Link', link)
  return linked
}
