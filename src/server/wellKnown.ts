import {
  AUTHORIZATION_SERVER,
  PROTECTED_RESOURCE,
  protectedResource,
} from '@/gate/mcp/protectedResource'
import type { Handler } from './createServer'

/**
 * Responds with JSON to the metadata paths that clients of the assistants' endpoint request before
 * they ask for a key: they would parse an HTML page as the response.
 * @param next handles everything else
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
