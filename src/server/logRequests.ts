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
          // 499 as in nginx: the client closed the connection before the response was complete.
          status: response.writableFinished ? response.statusCode : 499,
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

const levelOf = ({ route, status }: Answered) => {
  if (status >= 500 && !PROBES.has(route)) return 'error'
  return QUIET.has(route) ? 'debug' : 'info'
}

/** Writes one line for a request. */
export const logRequest =
  (log: Logger) =>
  (answered: Answered, { headers }: IncomingMessage): void => {
    const { id, method, path, status, seconds } = answered
    const level = levelOf(answered)
    const ms = Math.round(seconds * 1000)
    const address = headers[CLIENT_ADDRESS_HEADER]
    log[level]({ request: id, method, path, status, ms, address }, 'Request')
  }
