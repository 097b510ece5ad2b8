import type { IncomingMessage } from 'node:http'
import { apiHandlersOf, type ApiHandler, type ApiMethod, type ApiRoute } from '@/lib/apiHandlers'
import type { Handler } from './createServer'
import { isReadDeclined } from './readsFirst'
import { webRequest } from './webRequest'
import { writeResponse } from './writeResponse'

const API = '/api/'
/** Routes with a file of their own. */
const OWN: readonly string[] = ['graphql', 'health', 'mcp'] satisfies ApiRoute[]

/** Next handles HEAD with the GET handler as well; the server omits the body. */
const methodOf = (method: string | undefined) => (method === 'HEAD' ? 'GET' : method) as ApiMethod

/** The decoded path below `/api`; null for a path that Next redirects to another spelling. */
const segmentsOf = (url: string): string[] | null => {
  if (!url.startsWith(API)) return null
  const [path = ''] = url.split('?', 1)
  const segments = path.slice(API.length).split('/')
  return segments.includes('') ? null : segments.map(decodeURIComponent)
}

const routeOf = (segments: readonly string[]): ApiRoute => {
  const [first = '', ...rest] = segments
  return rest.length === 0 && OWN.includes(first) ? (first as ApiRoute) : 'rest'
}

const asked = ({ method, url = '' }: IncomingMessage) => {
  const slug = segmentsOf(url)
  if (!slug) return null
  const route = routeOf(slug)
  const handler: ApiHandler | undefined = apiHandlersOf(route)?.[methodOf(method)]
  return handler ? { handler, slug } : null
}

/**
 * Calls the API handlers of a route directly, without Next: its own handling costs more than most
 * of these requests.
 * @param next handles everything else: pages, methods that a route does not have, other spellings
 *   of a path, and the first request to a route, which makes Next load it
 * @param port of the server, which is part of the URLs that handlers see
 */
export const apiFirst =
  (next: Handler, port: number): Handler =>
  async (request, response) => {
    const found = asked(request)
    if (!found) return next(request, response)
    const { handler, slug } = found
    const answer = await handler(webRequest(request, response, port), {
      params: Promise.resolve({ slug }),
      isReadDeclined: isReadDeclined(request),
    })
    await writeResponse({ request, response, answer })
  }
