import { readReadiness, type Readiness } from '@/lib/readiness'
import type { Handler } from './createServer'
import { refuse } from './refuse'

const LIVE_PATH = '/api/live'
const READY_PATH = '/api/ready'
/**
 * How long an instance stays ready with a database that does not answer in time, in milliseconds. A
 * busy machine or database is slow for all instances: a balancer would take out every one of them.
 */
const SLOW_MS = 10_000

/**
 * Answers the probes of load balancers and supervisors, without a session and before the
 * application: `/api/live` tells whether this process responds, `/api/ready` whether requests
 * should be sent to it. The load on the database does not grow with the number of probes.
 * @param args.isDraining whether this server is about to end
 * @param args.handler handles everything else
 * @param args.readiness another check, for tests
 * @param args.now a monotonic clock in milliseconds, for tests
 */
export const withProbes = (args: {
  isDraining: () => boolean
  handler: Handler
  readiness?: () => Promise<Readiness>
  now?: () => number
}): Handler => {
  const { isDraining, handler, readiness = readReadiness, now = () => performance.now() } = args
  let readyAt = -Infinity
  const ready = async (): Promise<Readiness> => {
    if (isDraining()) return 'draining'
    const state = await readiness()
    // Draining may have begun while the check ran.
    if (isDraining()) return 'draining'
    if (state === 'ready') readyAt = now()
    if (state !== 'slow') return state
    return now() - readyAt < SLOW_MS ? 'ready' : 'unavailable'
  }
  return async (request, response) => {
    const path = request.url?.split('?', 1)[0]
    if (path !== LIVE_PATH && path !== READY_PATH) return handler(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return refuse(request, response, 'methodNotAllowed')
    }
    const status = path === LIVE_PATH ? 'live' : await ready()
    const text = JSON.stringify({ status })
    response.writeHead(status === 'live' || status === 'ready' ? 200 : 503, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
    })
    response.end(request.method === 'HEAD' ? undefined : text)
  }
}
