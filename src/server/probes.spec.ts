import { describe, expect, it } from 'vitest'
import type { Readiness } from '@/lib/readiness'
import { get, listen, open } from '../../tests/helpers/rawServer'
import { withProbes } from './probes'

const serve = (state: Readiness, isDraining = () => false) =>
  listen(
    withProbes({
      isDraining,
      handler: (_request, response) => void response.end('the application'),
      readiness: async () => state,
    }),
  )

describe('the probes', () => {
  it.each([
    ['ready', 200],
    ['starting', 503],
    ['migrating', 503],
    ['unavailable', 503],
  ] as const)('tell balancers whether to send requests: %s', async (state, status) => {
    const told = await get(await serve(state), '/api/ready?verbose')
    expect([told.status, JSON.parse(told.body)]).toEqual([status, { status: state }])
    expect(told.head).toMatch(/^cache-control: no-store\r$/im)
    expect(told.head).toMatch(/^content-type: application\/json\r$/im)
  })

  it('say at once that the server is about to end, though it is still fit', async () => {
    let isDraining = false
    const port = await serve('ready', () => isDraining)
    expect((await get(port, '/api/ready')).status).toBe(200)
    isDraining = true
    expect((await get(port, '/api/ready')).body).toBe('{"status":"draining"}')
    expect((await get(port, '/api/live')).status).toBe(200)
  })

  it('count a database that is slow as away after ten seconds, and again once it answered', async () => {
    let [state, now]: [Readiness, number] = ['slow', 0]
    const handler = () => {}
    const of = { isDraining: () => false, handler, readiness: async () => state, now: () => now }
    const port = await listen(withProbes(of))
    const told = async () => JSON.parse((await get(port, '/api/ready')).body) as unknown
    expect(await told()).toEqual({ status: 'unavailable' })
    state = 'ready'
    expect(await told()).toEqual({ status: 'ready' })
    state = 'slow'
    now = 9_999
    expect(await told()).toEqual({ status: 'ready' })
    now = 10_000
    expect(await told()).toEqual({ status: 'unavailable' })
    state = 'unavailable'
    now = 1
    expect(await told()).toEqual({ status: 'unavailable' })
  })

  it('say that the process lives whatever the database does', async () => {
    const told = await get(await serve('unavailable'), '/api/live')
    expect([told.status, told.body]).toEqual([200, '{"status":"live"}'])
  })

  it('answer HEAD without a body, and nothing that changes something', async () => {
    const port = await serve('migrating')
    const { socket, told, closed } = await open(port)
    socket.write('HEAD /api/ready HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n')
    await closed
    expect(told.text).toMatch(/^HTTP\/1.1 503 [\s\S]*content-length: 22\r\n[\s\S]*\r\n\r\n$/i)
    const post = await open(port)
    post.socket.write('POST /api/live HTTP/1.1\r\nHost: a.test\r\nContent-Length: 0\r\n\r\n')
    await post.closed
    expect(post.told.text).toMatch(/^HTTP\/1.1 405 [\s\S]*allow: GET, HEAD/i)
  })

  it('leave every other address to the application', async () => {
    const port = await serve('ready')
    for (const path of ['/api/health', '/api/ready/', '/api/livestock', '/'])
      expect((await get(port, path)).body, path).toBe('the application')
  })
})
