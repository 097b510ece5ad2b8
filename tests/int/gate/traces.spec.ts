import { once } from 'node:events'
import { request as send, type IncomingMessage } from 'node:http'
import { Writable } from 'node:stream'
import pino from 'pino'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import '@/app/(payload)/api/[...slug]/route'
import { TracedPool } from '@/database/tracedPool'
import { serveReads } from '@/gate/reads/serveReads'
import { logOptions } from '@/lib/logOptions'
import { setTracer, startRequest, withinSpan, type Span } from '@/lib/tracing'
import { apiFirst } from '@/server/apiFirst'
import { LIMITS } from '@/server/limits'
import { logRequest, watchRequests } from '@/server/logRequests'
import { openTelemetry } from '@/server/openTelemetry.mjs'
import { readsFirst } from '@/server/readsFirst'
import { traceOf, withTracing } from '@/server/withTracing'
import { makePerson, type Person } from '../../factories/person'
import { startCollector, valueOf, type SentSpan } from '../../helpers/collector'
import { listen } from '../../helpers/rawServer'

/** The server as it runs, with the API behind it, and a collector in this process. */

const CANARY = 'kanarya7Q'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'
/** All that a span may say. */
const ATTRIBUTES = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
  'error.type',
]

let person: Person
beforeAll(async () => {
  person = await makePerson(undefined, { name: CANARY })
  await serveReads()
})

let collector: Awaited<ReturnType<typeof startCollector>>
let telemetry: Awaited<ReturnType<typeof openTelemetry>>
beforeEach(async () => {
  collector = await startCollector()
  telemetry = await openTelemetry({
    endpoint: collector.endpoint,
    headers: {},
    ratio: 1,
    version: '0',
    instance: 'test',
    onLost: () => {},
  })
  setTracer(telemetry.tracer)
})
afterEach(() => {
  setTracer(undefined)
  collector.stop()
})

const serve = async () => {
  let text = ''
  const written = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk)
      done()
    },
  })
  const write = logRequest(pino({ ...logOptions, level: 'info' }, written), traceOf)
  const next = () => {
    throw new Error('Nothing here is for Next')
  }
  const port = await listen(withTracing(readsFirst(apiFirst(next, 3000), next)), {
    limits: LIMITS,
    watch: watchRequests(write),
  })
  const lines = () => text.split('\n').filter(Boolean)
  return { port, lines: () => lines().map((line) => JSON.parse(line) as Record<string, unknown>) }
}

type Asked = { port: number; path: string; json?: object; headers?: Record<string, string> }
const ask = async ({ port, path, json, headers }: Asked): Promise<number | undefined> => {
  const sent = send({
    port,
    path,
    method: json ? 'POST' : 'GET',
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie: person.cookie,
      ...(json && { 'content-type': 'application/json' }),
      ...headers,
    },
  })
  sent.end(json && JSON.stringify(json))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'close')
  return answer.statusCode
}

const childrenOf = (parent: SentSpan | undefined) =>
  collector.spans().filter(({ parentSpanId }) => parentSpanId === parent?.spanId)
const named = (name: string) => collector.spans().filter((span) => span.name === name)

it('records a change and a read with their statements, in the trace of the caller, and no value', async () => {
  const { port, lines } = await serve()
  const changed = await ask({
    port,
    path: '/api/companies',
    json: { name: CANARY, email: `${CANARY}@example.com`, bossName: CANARY },
    headers: { traceparent: `00-${TRACE}-${CALLER}-01` },
  })
  expect(changed).toBe(201)
  const read = `/api/companies?where[name][like]=${CANARY}&limit=3`
  expect(await ask({ port, path: read })).toBe(200)
  expect(await ask({ port, path: `/api/companies/${CANARY}` })).toBeGreaterThanOrEqual(400)
  await expect.poll(() => lines()).toHaveLength(3)
  await telemetry.close()

  const [post] = named('POST /api/companies')
  expect(post).toMatchObject({ traceId: TRACE, parentSpanId: CALLER })
  const statements = childrenOf(post)
  const names = statements.map(({ name }) => name)
  for (const name of ['BEGIN', 'INSERT companies', 'COMMIT']) expect(names).toContain(name)
  expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))

  const [list, other] = named('GET /api/companies')
  expect(list?.traceId).not.toBe(TRACE)
  expect(childrenOf(list).length).toBeGreaterThan(0)
  expect(other && valueOf(other, 'http.response.status_code')).toBeGreaterThanOrEqual(400)

  // Nothing hangs loose: each statement belongs to one of the requests.
  const all = collector.spans()
  const requests = [post, list, other]
  expect(all).toHaveLength(
    requests.length + requests.reduce((sum, one) => sum + childrenOf(one).length, 0),
  )
  const said = new Set(all.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  for (const key of said) expect(ATTRIBUTES).toContain(key)
  expect(collector.text()).not.toMatch(new RegExp(CANARY, 'i'))
  expect(collector.text()).not.toContain(person.email)

  expect(lines().map(({ trace }) => trace)).toEqual([TRACE, list?.traceId, other?.traceId])
})

it('gives a statement that waited for a connection to the request that asked', async () => {
  const pool = new TracedPool({ connectionString: process.env.DATABASE_URL, max: 1 })
  const within = async (name: string, work: () => Promise<unknown>) => {
    const span = startRequest(name, {}, undefined) as Span
    await withinSpan(span, work)
    span.end()
  }
  try {
    await Promise.all(
      ['one', 'two', 'three'].map((name) =>
        within(name, () =>
          Promise.all([pool.query('select pg_sleep(0.02)'), pool.query('select 1')]),
        ),
      ),
    )
    await within('failing', () => pool.query(`select '${CANARY}'::int`).catch(() => {}))
    const client = await pool.connect()
    await within('held', () => client.query({ text: 'select $1::text', values: [CANARY] }))
    client.release()
    // Outside of a request there is nothing that it would be a part of.
    await pool.query('select 2')
  } finally {
    await pool.end()
  }
  await telemetry.close()
  for (const name of ['one', 'two', 'three']) expect(childrenOf(named(name)[0])).toHaveLength(2)
  expect(childrenOf(named('held')[0])).toHaveLength(1)
  const [failed] = childrenOf(named('failing')[0])
  expect(failed).toMatchObject({ status: { code: 2 } })
  expect(failed && valueOf(failed, 'error.type')).toBe('22P02')
  expect(collector.text()).not.toContain(CANARY)
  expect(collector.spans()).toHaveLength(5 + 8)
})
