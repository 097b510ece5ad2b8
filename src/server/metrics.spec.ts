import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import pino from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { readDisks } from '@/lib/disks'
import { createServer, type Handler } from './createServer'
import { logRequest, watchRequests } from './logRequests'
import { createMetrics, withMetrics } from './metrics'

const TOKEN = 'a-token-of-sixteen'
let server: Server
afterEach(() => server.close())

const application: Handler = (request, response) => {
  response.statusCode = request.url?.startsWith('/api/broken') ? 500 : 404
  if (request.url?.startsWith('/api/broken')) return void response.destroy()
  response.end('the application')
}

const listen = async (token?: string) => {
  const metrics = createMetrics()
  const lines: Record<string, unknown>[] = []
  const stream = new PassThrough()
  stream.on('data', (chunk) => lines.push(JSON.parse(String(chunk)) as Record<string, unknown>))
  const write = logRequest(pino({ base: null, level: 'debug' }, stream), () => undefined)
  server = createServer({
    handler: withMetrics({ token, read: () => metrics.registry.metrics(), handler: application }),
    trusted: [],
    onError: () => {},
    watch: watchRequests((answered, request) => {
      metrics.count(answered)
      write(answered, request)
    }),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers })
  const read = async () => (await get('/api/metrics', { authorization: `Bearer ${TOKEN}` })).text()
  return { get, read, lines }
}

describe('the metrics', () => {
  it('are there for the token and for nothing else', async () => {
    const { get } = await listen(TOKEN)
    const right = await get('/api/metrics', { authorization: `Bearer ${TOKEN}` })
    expect(right.status).toBe(200)
    expect(right.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await right.text()).toContain('process_cpu_seconds_total')
    for (const authorization of [
      '',
      'Bearer ',
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.slice(1)}y`,
      TOKEN,
    ]) {
      const answer = await get('/api/metrics', { authorization })
      expect([answer.status, await answer.text()]).toEqual([404, 'the application'])
    }
  })

  it('are nowhere when no token is set', async () => {
    const { get } = await listen()
    for (const authorization of ['', 'Bearer ', 'Bearer undefined'])
      expect((await get('/api/metrics', { authorization })).status).toBe(404)
  })

  it('count requests by what they are about, never by what a client makes up', async () => {
    const { get, read } = await listen(TOKEN)
    await get('/api/tenders/3?where[title][like]=gizli')
    await get('/api/made-up-by-somebody')
    const text = await read()
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="api\/tenders",status="4xx"\} 1/,
    )
    expect(text).toContain('route="api/other"')
    expect(text).not.toMatch(/gizli|made-up/)
  })
})

describe('the log', () => {
  it('has a line for each request, under the id of its answer, without its query', async () => {
    const { get, lines } = await listen()
    const { headers } = await get('/api/tenders?where[title][like]=gizli')
    await expect.poll(() => lines.length).toBe(1)
    expect(lines[0]).toMatchObject({
      request: headers.get('x-request-id'),
      method: 'GET',
      path: '/api/tenders',
      status: 404,
      address: '127.0.0.1',
      ms: expect.any(Number),
    })
  })

  it('tells of one that nobody answered, and of one that was refused at the door', async () => {
    const { get, lines } = await listen()
    await expect(get('/api/broken')).rejects.toThrow()
    await get('/api/%00')
    await expect.poll(() => lines.map(({ status }) => status)).toEqual([499, 400])
  })

  it('tell how much room there is on the disks', async () => {
    const disks = () => readDisks({ data: tmpdir(), backups: path.join(tmpdir(), 'none', 'such') })
    const text = await createMetrics(undefined, disks).registry.metrics()
    const bytesOf = (name: string) =>
      Number(new RegExp(`^backoffice_disk_${name}_bytes{use="data"} (\\S+)$`, 'm').exec(text)?.[1])
    expect(bytesOf('size')).toBeGreaterThan(0)
    expect(bytesOf('free')).toBeLessThanOrEqual(bytesOf('size'))
    expect(text).not.toContain('use="backups"')
  })

  it('tell how far the event log is behind, and nothing new while that cannot be read', async () => {
    const lags = [7.5]
    const lag = async () => {
      const seconds = lags.shift()
      if (seconds === undefined) throw new Error('The database is away')
      return seconds
    }
    const { registry } = createMetrics(undefined, undefined, { eventLog: lag })
    const read = async () =>
      (await registry.metrics()).match(/^backoffice_event_log_lag_seconds .*/gm)
    expect(await read()).toEqual(['backoffice_event_log_lag_seconds 7.5'])
    expect(await read()).toEqual(['backoffice_event_log_lag_seconds 7.5'])
  })

  it('tell when the newest backup was made and when one was proven, if there is a folder', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'metrics-'))
    const add = (id: string, file: string, text: string) => {
      mkdirSync(path.join(dir, id), { recursive: true })
      writeFileSync(path.join(dir, id, file), text)
    }
    const read = async () =>
      (await createMetrics(dir).registry.metrics()).match(/^backoffice_(backup|restore).*/gm)
    try {
      expect(await read()).toEqual([
        'backoffice_backup_last_success_timestamp_seconds 0',
        'backoffice_restore_verified_timestamp_seconds 0',
      ])
      add('20260101T000000Z-0000', 'manifest.json', '{}')
      add('20260101T000000Z-0000', 'proof.json', '{"at":"2026-01-04T05:00:00Z"}')
      add('20260102T000000Z-0000', 'manifest.json', '{}')
      // A folder without a manifest is not a backup.
      add('20260103T000000Z-0000', 'manifest.json.part', '{}')
      expect(await read()).toEqual([
        `backoffice_backup_last_success_timestamp_seconds ${Date.UTC(2026, 0, 2) / 1000}`,
        `backoffice_restore_verified_timestamp_seconds ${Date.UTC(2026, 0, 4, 5) / 1000}`,
      ])
      expect(await createMetrics().registry.metrics()).not.toContain('backoffice_backup')
    } finally {
      rmSync(dir, { recursive: true })
    }
  })
})
