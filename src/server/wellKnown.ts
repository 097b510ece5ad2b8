import {
  AUTHORIZATION_SERVER,
  PROTECTED_RESOURCE,
  protectedResource,
} from '@/gate/mcp/protectedResource'
import type { Handler } from './createServer'

/**
 * Answers what clients of the endpoint of assistants look for before they ask for a key, as JSON: a page
 * would be taken for an answer.
 * @param next answers everything else
 */
export const withWellKnown =
  (next: Handler): Handler =>
  (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? ''
    const isNone = path === AUTHORIZATION_SERVER || path.startsWith(`${AUTHORIZATION_SERVER}/`)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading || (path !== PROTECTED_RESOURCE && !isNone)) return next(request, response)
    const text = JSON.stringify(isNone ? { error: 'not_found' } : protectedResource())
    response.writeHead(isNone ? 404 : 200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
    })
    response.end(request.method === 'HEAD' ? undefined : text)
  }
