import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { REQUEST_ID_HEADER } from '@/domain/shared/headerNames'
import { LIMITS, type ServerLimits } from './limits'
import type { Watcher } from './logRequests'
import { refuse } from './refuse'
import { refuseRaw } from './refuseRaw'
import { refuseRequest } from './refuseRequest'
import { settleHeaders } from './settleHeaders'
import { trustedProxies } from './trustedProxies'
import { watchBodies } from './watchBodies'

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * The server in front of the application: what takes too long, is too large, or is no request for
 * us ends here; what goes on carries the client's address and an id, both ours.
 * @param args.handler answers everything that is let through
 * @param args.trusted addresses and networks of our own proxies
 * @param args.onError hears of what the handler threw
 * @param args.watch sees every request, those included that are refused here
 * @param args.limits for tests: less patience
 * @returns a server that does not listen yet
 */
export const createServer = (args: {
  handler: Handler
  trusted: readonly string[]
  onError: (error: unknown) => void
  watch?: Watcher
  limits?: Partial<ServerLimits>
}) => {
  const { handler } = args
  const limits = { ...LIMITS, ...args.limits }
  const isTrusted = trustedProxies(args.trusted)
  const bodies = watchBodies(limits)

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const id = settleHeaders(request, isTrusted)
    response.setHeader(REQUEST_ID_HEADER, id)
    args.watch?.(request, response, id)
    bodies.watch(request, response)
    const code = refuseRequest(request)
    if (code) return refuse(request, response, code)
    try {
      await handler(request, response)
    } catch (error) {
      args.onError(error)
      if (response.headersSent) response.destroy()
      else refuse(request, response, 'unexpected')
    }
  }

  const server = createHttpServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
      // `refuseRequest` asks for it itself, in our words.
      requireHostHeader: false,
    },
    (request, response) => void answer(request, response),
  )
  // Without a listener Node would answer such a request as if it had not asked.
  server.on('upgrade', (_request, socket) => refuseRaw(socket, '400 Bad Request'))
  server.on('connect', (_request, socket) => refuseRaw(socket, '405 Method Not Allowed'))
  server.on('close', bodies.stop)
  return server
}
