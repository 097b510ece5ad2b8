import type { IncomingMessage } from 'node:http'
import { startRequest, withinSpan } from '@/lib/tracing'
import type { Handler } from './createServer'
import { isQuietRoute, statusOf } from './logRequests'
import { routeLabel, routeTemplate } from './routeLabel'

const traces = new WeakMap<IncomingMessage, string>()

/** Id of the trace of a request; undefined where none is recorded. */
export const traceOf = (request: IncomingMessage): string | undefined => traces.get(request)

/**
 * Records a span for each request, where traces are recorded: method, route and status, continuing the
 * trace that the client names. Probes, metrics and files of the build have none.
 */
export const withTracing =
  (handler: Handler): Handler =>
  (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (isQuietRoute(routeLabel(path))) return handler(request, response)
    const route = routeTemplate(path)
    const method = request.method ?? ''
    const { traceparent } = request.headers
    const span = startRequest(
      `${method} ${route}`,
      { 'http.request.method': method, 'http.route': route },
      typeof traceparent === 'string' ? traceparent : undefined,
    )
    if (!span) return handler(request, response)
    traces.set(request, span.trace)
    response.once('close', () => {
      const status = statusOf(response)
      span.end({ 'http.response.status_code': status }, status >= 500 ? String(status) : undefined)
    })
    return withinSpan(span, () => handler(request, response))
  }
