import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { createServer } from './createServer'
import { withProbes } from './probes'
import { createDrain, stopGracefully, trackConnections } from './stopGracefully'
import { startBalancer } from '../../tests/helpers/balancer'
import { connections, listen, open, server } from '../../tests/helpers/rawServer'

describe('stopping', () => {
  it('finishes what runs, ends streams, and takes nothing new', async () => {
    let finish = () => {}
    const port = await listen((request, response) => {
      if (request.url === '/stream') {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(': hello\n\n')
        return
      }
      finish = () => response.end('done')
    })
    const [stream, slow, idle] = [await open(port), await open(port), await open(port)]
    stream.socket.write('GET /stream HTTP/1.1\r\nHost: a.test\r\n\r\n')
    slow.socket.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n')
    await expect.poll(() => stream.told.text).toContain('hello')
    await expect.poll(() => [...connections.values()].filter(Boolean).length).toBe(2)
    const stopping = stopGracefully(server, connections)
    await stream.closed
    finish()
    await stopping
    await Promise.all([stream.closed, slow.closed, idle.closed])
    expect(slow.told.text).toMatch(/done$/)
    // Its last piece: a proxy reports an answer that breaks off as a failure.
    expect(stream.told.text).toMatch(/\r\n0\r\n\r\n$/)
    await expect(open(port)).rejects.toThrow('ECONNREFUSED')
  })

  it('ends the connection of an answer that had begun, and no answer in the form of a stream', async () => {
    const finish: (() => void)[] = []
    const port = await listen((request, response) => {
      const type = request.method === 'POST' ? 'text/event-stream' : 'text/csv'
      response.writeHead(200, { 'content-type': type }).write('begun ')
      finish.push(() => response.end('done'))
    })
    const [download, tool] = [await open(port), await open(port)]
    download.socket.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n')
    tool.socket.write('POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 0\r\n\r\n')
    await expect.poll(() => finish).toHaveLength(2)
    // Longer than a test may take.
    const stopping = stopGracefully(server, connections, 60_000)
    finish.forEach((end) => end())
    await stopping
    await Promise.all([download.closed, tool.closed])
    for (const { told } of [download, tool]) expect(told.text).toContain('done')
  })

  it('does not wait for ever', async () => {
    const handler = vi.fn()
    const port = await listen(handler)
    const { socket, closed } = await open(port)
    socket.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n')
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce())
    await stopGracefully(server, connections, 200)
    await closed
  })
})

const portOf = (address: AddressInfo | string | null) => (address as AddressInfo).port

/**
 * One instance of the application: it responds after a moment, and to `/held` once that is
 * released.
 */
const startInstance = async (port = 0) => {
  const { isDraining, drain } = createDrain()
  const held: (() => void)[] = []
  const handler = withProbes({
    isDraining,
    handler: ({ url }, response) => {
      const answer = () => void response.end('done')
      if (url === '/held') held.push(answer)
      else setTimeout(answer, 5)
    },
    readiness: async () => 'ready',
  })
  const instance = createServer({ handler, trusted: [], onError: () => {} })
  const open = trackConnections(instance)
  instance.listen(port, '127.0.0.1')
  await once(instance, 'listening')
  return {
    port: portOf(instance.address()),
    held,
    end: async (drainMs: number) => {
      await drain(instance, open, drainMs)
      await stopGracefully(instance, open)
    },
  }
}

/**
 * A balancer notices within two probes; the rest is for a busy machine, where a probe takes long.
 */
const DRAIN_MS = 1_000

describe('draining', () => {
  it('loses no request while instances behind a balancer are restarted one after the other', async () => {
    const instances = [await startInstance(), await startInstance()]
    const balancer = await startBalancer({ ports: instances.map(({ port }) => port), probeMs: 20 })
    const answers: Promise<number>[] = []
    const ask = () => answers.push(fetch(`${balancer.url}/`).then(({ status }) => status))
    const asking = setInterval(ask, 4)
    try {
      for (const [at, { port, end }] of instances.entries()) {
        await end(DRAIN_MS)
        expect(balancer.ready).not.toContain(port)
        instances[at] = await startInstance(port)
        await expect.poll(() => balancer.ready).toContain(port)
      }
    } finally {
      clearInterval(asking)
    }
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
    balancer.stop()
    await Promise.all(instances.map(({ end }) => end(0)))
  })

  it('ends each connection with the answer that was on its way, and with those after it', async () => {
    const { end, port, held } = await startInstance()
    const [first, second] = [await open(port), await open(port)]
    first.socket.write('GET /held HTTP/1.1\r\nHost: a.test\r\n\r\n')
    await expect.poll(() => held).toHaveLength(1)
    const ended = end(DRAIN_MS)
    held[0]?.()
    await first.closed
    second.socket.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n')
    await second.closed
    for (const { told } of [first, second])
      expect(told.text).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close[\s\S]*done$/i)
    await ended
  })
})
