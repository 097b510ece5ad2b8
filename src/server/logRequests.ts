import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { CLIENT_ADDRESS_HEADER } from '@/domain/shared/text/headerNames'
import { pathForLog, routeLabel } from './routeLabel'

/** Fields of the access log entry. */
export type Answered = {
  id: string
  method: string
  path: string
  route: string
  status: number
  seconds: number
  isStream: boolean
}
export type Watcher = (request: IncomingMessage, response: ServerResponse, id: string) => void

/** 499 as in nginx: the client closed the connection before the response was complete. */
export const statusOf = ({ writableFinished, statusCode }: ServerResponse): number =>
  writableFinished ? statusCode : 499

/**
 * Logs every request when it has ended, completed or aborted.
 * @returns for `createServer`
 */
export const watchRequests =
  (tell: (answered: Answered, request: IncomingMessage) => void): Watcher =>
  (request, response, id) => {
    const began = process.hrtime.bigint()
    response.once('close', () => {
      const path = pathForLog(request.url ?? '')
      const type = String(response.getHeader('content-type') ?? '')
      tell(
        {
          id,
          method: request.method ?? '',
          path,
          route: routeLabel(path),
          status: statusOf(response),
          seconds: Number(process.hrtime.bigint() - began) / 1e9,
          isStream: type.startsWith('text/event-stream'),
        },
        request,
      )
    })
  }

/** 503 responses are not logged as errors; the reason is logged once a minute. */
const PROBES: ReadonlySet<string> = new Set(['api/health', 'api/live', 'api/ready'])
/** Static files and probes of load balancers are not requests of users. */
const QUIET: ReadonlySet<string> = new Set(['asset', 'api/metrics', ...PROBES])

export const isQuietRoute = (route: string): boolean => QUIET.has(route)

const levelOf = ({ route, status }: Answered) => {
  if (status >= 500 && !PROBES.has(route)) return 'error'
  return isQuietRoute(route) ? 'debug' : 'info'
}

/**
 * Writes one line for a request.
 * @param traceOf the trace that a request is part of
 */
export const logRequest =
  (log: Logger, traceOf: (request: IncomingMessage) => string | undefined) =>
  (answered: Answered, incoming: IncomingMessage): void => {
    const { id, method, path, status, seconds } = answered
    const level = levelOf(answered)
    const ms = Math.round(seconds * 1000)
    const address = incoming.headers[CLIENT_ADDRESS_HEADER]
    const trace = traceOf(incoming)
    log[level]({ request: id, trace, method, path, status, ms, address }, 'Request')
  }
