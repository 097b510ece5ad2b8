import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { REQUEST_ID_HEADER } from '@/domain/shared/text/headerNames'
import { completeHeaders } from './answerHeaders'
import { LIMITS, type ServerLimits } from './limits'
import type { Watcher } from './logRequests'
import { refuse } from './refuse'
import { refuseRaw } from './refuseRaw'
import { refuseRequest } from './refuseRequest'
import { settleHeaders } from './settleHeaders'
import { trustedProxies } from './trustedProxies'
import { watchBodies } from './watchBodies'

/** Node's response to a request that it cannot parse. */
const UNREADABLE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}
const statusOf = ({ code = '' }: NodeJS.ErrnoException): string =>
  UNREADABLE[code] ?? '400 Bad Request'

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * The server in front of the application. Requests that are too slow, too large or invalid end
 * here; all others get trusted headers with the client's address and a request id.
 * @param args.handler handles every accepted request
 * @param args.trusted addresses and networks of our own proxies
 * @param args.onError called with errors that the handler threw
 * @param args.watch called with every request, including those refused here
 * @param args.isHttps whether the public address is https
 * @param args.limits for tests: shorter limits
 * @returns a server that does not listen yet
 */
export const createServer = (args: {
  handler: Handler
  trusted: readonly string[]
  onError: (error: unknown) => void
  watch?: Watcher
  isHttps?: boolean
  limits?: Partial<ServerLimits>
}) => {
  const { handler, isHttps = false } = args
  const limits = { ...LIMITS, ...args.limits }
  const isTrusted = trustedProxies(args.trusted)
  const bodies = watchBodies(limits, isHttps)

  const answering = new WeakMap<Duplex, ServerResponse>()

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const id = settleHeaders(request, isTrusted)
    answering.set(request.socket, response)
    completeHeaders(request, response, { isHttps })
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
      // `refuseRequest` checks it, with our own message.
      requireHostHeader: false,
    },
    (request, response) => void answer(request, response),
  )
  // Without these listeners Node would write its own response.
  server.on('checkExpectation', (request, response) => void answer(request, response))
  server.on('clientError', (error, socket) => {
    const { headersSent = false, writableFinished = true } = answering.get(socket) ?? {}
    // A response that has begun cannot be replaced.
    if (headersSent && !writableFinished) socket.destroy()
    else refuseRaw(socket, statusOf(error), isHttps)
  })
  server.on('upgrade', (_request, socket) => refuseRaw(socket, '400 Bad Request', isHttps))
  server.on('connect', (_request, socket) => refuseRaw(socket, '405 Method Not Allowed', isHttps))
  server.on('close', bodies.stop)
  return server
}
