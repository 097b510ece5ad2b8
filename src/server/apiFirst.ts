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

/** The decoded path below `/api`; null for what Next redirects to another spelling of it. */
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
 * Has requests to the API answered by the handlers of its routes, without Next around them: its way
 * costs a request more than what most of them do.
 * @param next answers everything else: pages, methods a route does not have, other spellings of an
 *   address, and the first request to a route, for which it loads it
 * @param port of the server, which stands in the addresses that handlers see
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
