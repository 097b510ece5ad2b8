import { afterEach, expect, it } from 'vitest'
import { setTracer, startPart, type Span } from '@/lib/tracing'
import { open, listen, get } from '../../tests/helpers/rawServer'
import { traceOf, withTracing } from './withTracing'

type Ended = { name: string; attributes: Record<string, unknown>; failure?: string | undefined }

/** Keeps what is recorded. */
const record = () => {
  const ended: Ended[] = []
  const asked: (string | undefined)[] = []
  const spanOf = (name: string, attributes: Record<string, unknown>): Span => ({
    trace: 'trace of the caller',
    isRecorded: true,
    child: (part, known) => spanOf(`${name} > ${part}`, known),
    end: (more, failure) => ended.push({ name, attributes: { ...attributes, ...more }, failure }),
  })
  setTracer((name, attributes, traceparent) => {
    asked.push(traceparent)
    return spanOf(name, attributes)
  })
  return { ended, asked }
}
afterEach(() => setTracer(undefined))

const serve = (status = 200, seen: unknown[] = []) =>
  listen(
    withTracing((request, response) => {
      seen.push(traceOf(request))
      startPart('SELECT', {})?.end()
      response.writeHead(status).end()
    }),
  )

it('records method, route and status, and what runs within', async () => {
  const { ended, asked } = record()
  const seen: unknown[] = []
  const port = await serve(200, seen)
  await get(port, '/api/tenders/7?where[name]=gizli', ['traceparent: of-the-caller'])
  await expect.poll(() => ended).toHaveLength(2)
  expect(ended[0]?.name).toBe('GET /api/tenders/{id} > SELECT')
  expect(ended[1]).toEqual({
    name: 'GET /api/tenders/{id}',
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/tenders/{id}',
      'http.response.status_code': 200,
    },
    failure: undefined,
  })
  expect(asked).toEqual(['of-the-caller'])
  expect(seen).toEqual(['trace of the caller'])
})

it('marks what failed, and notes that a client left', async () => {
  const { ended } = record()
  await get(await serve(503), '/api/tenders')
  await expect.poll(() => ended.at(-1)).toMatchObject({ failure: '503' })
  const port = await listen(withTracing(() => {}))
  const { socket } = await open(port)
  socket.write('GET /api/tenders HTTP/1.1\r\nHost: a.test\r\n\r\n')
  setTimeout(() => socket.destroy(), 50)
  await expect
    .poll(() => ended.at(-1))
    .toMatchObject({ attributes: { 'http.response.status_code': 499 }, failure: undefined })
})

it('records no probes, no metrics and no files of the build', async () => {
  const { ended } = record()
  const port = await serve()
  for (const path of ['/api/ready', '/api/metrics', '/_next/static/a.js']) await get(port, path)
  await get(port, '/api/tenders')
  await expect.poll(() => ended).toHaveLength(2)
})
