import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { startCollector, valueOf } from '../../tests/helpers/collector'
import { openTelemetry } from './openTelemetry.mjs'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const start = async (options: { endpoint?: string; ratio?: number; onLost?: () => void } = {}) => {
  const collector = await startCollector()
  stops.push(collector.stop)
  const telemetry = await openTelemetry({
    endpoint: collector.endpoint,
    headers: { Authorization: 'Bearer collector' },
    ratio: 1,
    version: '1.2.3',
    instance: 'office.example.com 7',
    onLost: () => {},
    ...options,
  })
  return { ...telemetry, collector }
}

it('sends a request and its parts, in the trace of the caller', async () => {
  const { tracer, close, collector } = await start()
  const request = tracer('GET /x', { 'http.route': '/x' }, `00-${TRACE}-${SPAN}-01`)
  expect(request).toMatchObject({ trace: TRACE, isRecorded: true })
  const part = request.child('SELECT notes', { 'db.operation.name': 'SELECT' })
  part.end({}, '40001')
  request.end({ 'http.response.status_code': 200 })
  tracer('GET /y', {}, undefined).end()
  await close()

  expect(collector.requests).toContainEqual({
    path: '/v1/traces',
    authorization: 'Bearer collector',
  })
  const [sentPart, sentRequest, other] = collector.spans()
  expect(sentRequest).toMatchObject({ name: 'GET /x', traceId: TRACE, parentSpanId: SPAN })
  expect(sentPart).toMatchObject({
    name: 'SELECT notes',
    traceId: TRACE,
    parentSpanId: sentRequest?.spanId,
    status: { code: 2 },
  })
  expect(sentPart && valueOf(sentPart, 'error.type')).toBe('40001')
  expect(sentRequest && valueOf(sentRequest, 'http.response.status_code')).toBe(200)
  expect(other?.traceId).not.toBe(TRACE)
  expect(other?.parentSpanId ?? '').toBe('')
  expect(collector.resources()).toEqual([
    { key: 'service.name', value: { stringValue: 'backoffice' } },
    { key: 'service.version', value: { stringValue: '1.2.3' } },
    { key: 'service.instance.id', value: { stringValue: 'office.example.com 7' } },
  ])
})

it('begins a trace of its own for a caller who names none', async () => {
  const { tracer } = await start()
  const traces = [
    '',
    'x',
    `ff-${TRACE}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}`,
  ].map((header) => tracer('GET /x', {}, header).trace)
  expect(new Set(traces).size).toBe(traces.length)
  for (const trace of traces) expect(trace).toMatch(/^(?!0{32}$)(?!4bf92f35)[\da-f]{32}$/)
  // A later version may say more.
  expect(tracer('GET /x', {}, `01-${TRACE}-${SPAN}-01-more`).trace).toBe(TRACE)
})

it('records the share that the operator wants, whatever a client asks for', async () => {
  const { tracer, close, collector } = await start({ ratio: 0 })
  const asked = tracer('GET /x', {}, `00-${TRACE}-${SPAN}-01`)
  // Its log lines name the trace of the caller all the same.
  expect(asked).toMatchObject({ trace: TRACE, isRecorded: false })
  asked.end()
  await close()
  expect(collector.spans()).toEqual([])

  const all = await start({ ratio: 1 })
  expect(all.tracer('GET /x', {}, `00-${TRACE}-${SPAN}-00`).isRecorded).toBe(false)
  await all.close()
})

it('ends without a collector that answers, after a second', { timeout: 4_000 }, async () => {
  // It takes connections and never answers.
  const hanging = createServer(() => {})
  hanging.listen(0, '127.0.0.1')
  await once(hanging, 'listening')
  stops.push(() => hanging.close())
  const { port } = hanging.address() as AddressInfo
  const { tracer, close } = await start({ endpoint: `http://127.0.0.1:${port}` })
  tracer('GET /x', {}, undefined).end()
  await close()
})

it('says that a collector refuses what it is sent', async () => {
  const onLost = vi.fn()
  const refusing = await startCollector(400)
  stops.push(refusing.stop)
  const { tracer, close } = await start({ endpoint: refusing.endpoint, onLost })
  tracer('GET /x', {}, undefined).end()
  await close()
  expect(onLost).toHaveBeenCalledOnce()
})

it('loads the library where it is used, and registers nothing that Next would use', () => {
  const root = inRoot('src')
  const users = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('.spec.'))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ text }) => text.includes("'@opentelemetry/"))
  expect(users.map(({ file }) => file)).toEqual(['server/openTelemetry.mjs'])
  expect(users[0]?.text).not.toMatch(/^import [^(]*'@opentelemetry|\.register\(|setGlobal/m)
})
