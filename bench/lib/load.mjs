import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

/** The middle of some numbers; NaN of none. */
export const median = (values) => {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (sorted.length - 1) / 2
  return ((sorted[Math.floor(at)] ?? NaN) + (sorted[Math.ceil(at)] ?? NaN)) / 2
}

/** A connection that stays open, as programs keep theirs; one for each caller. */
const caller = ({ port, headers }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = ({ path, method = 'GET', body }) =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body())
      const sent = {
        ...headers,
        ...(text && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
      }
      const asked = request(
        { agent, port, host: '127.0.0.1', path, method, headers: sent },
        (response) => {
          const chunks = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({ status: response.statusCode, bytes: Buffer.concat(chunks) }),
          )
        },
      )
      asked.on('error', reject)
      asked.end(text)
    })
  return { ask, close: () => agent.destroy() }
}

/**
 * One answer, for looking at it.
 *
 * @param {{ port: number, headers: Record<string, string> }} side
 * @param {import('../works.mjs').Work} work
 */
export const askOnce = async (side, work) => {
  const { ask, close } = caller(side)
  const { status, bytes } = await ask(work).finally(close)
  if (status >= 300) throw new Error(`${work.name}: ${status} ${String(bytes).slice(0, 300)}`)
  return { bytes: bytes.length, json: JSON.parse(String(bytes)) }
}

/**
 * Asks the same again and again, each caller as soon as it has its answer.
 *
 * @param {{ side: { port: number, headers: Record<string, string>, headersOf?: (caller: number) => Record<string, string> }, work: object, callers: number, ms?: number, count?: number }} options
 *   ends after `ms`, or after `count` requests altogether
 * @returns {Promise<{ count: number, perSecond: number, medianMs: number, p95Ms: number, p99Ms: number }>}
 */
export const load = async ({ side, work, callers, ms = Infinity, count = Infinity }) => {
  const times = []
  const began = performance.now()
  let left = count
  const run = async (_, index) => {
    const { ask, close } = caller({ ...side, headers: side.headersOf?.(index) ?? side.headers })
    while (performance.now() - began < ms && left-- > 0) {
      const asked = performance.now()
      const { status, bytes } = await ask(work)
      if (status >= 300) throw new Error(`${work.name}: ${status} ${String(bytes).slice(0, 300)}`)
      times.push(performance.now() - asked)
    }
    close()
  }
  await Promise.all(Array.from({ length: callers }, run))
  const seconds = (performance.now() - began) / 1000
  const sorted = times.toSorted((one, other) => one - other)
  return {
    count: times.length,
    perSecond: times.length / seconds,
    medianMs: median(times),
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? NaN,
  }
}
