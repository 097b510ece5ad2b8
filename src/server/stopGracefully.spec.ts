import { once } from 'node:events'
import { createServer as createHttpServer, request as send, Agent } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { createServer } from './createServer'
import { withProbes } from './probes'
import { createDrain, stopGracefully, trackConnections } from './stopGracefully'
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
    await expect(open(port)).rejects.toThrow('ECONNREFUSED')
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

const PROBE_MS = 20
/**
 * A balancer notices within two probes; the rest is for a busy machine, where a probe takes long.
 */
const DRAIN_MS = 1_000

/**
 * A balancer: keeps its connections open, and sends requests to the instances that report ready.
 */
const startBalancer = async (ports: readonly number[]) => {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set(ports)
  const asked = new Set<number>()
  const probe = async (port: number) => {
    // One at a time: the response to an earlier probe must not arrive after that to a later one.
    if (asked.has(port)) return
    asked.add(port)
    const status = await fetch(`http://127.0.0.1:${port}/api/ready`).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) ready.add(port)
    else ready.delete(port)
    asked.delete(port)
  }
  const probes = setInterval(() => ports.forEach((port) => void probe(port)), PROBE_MS)
  let turn = 0
  const balancer = createHttpServer((request, response) => {
    const chosen = [...ready][(turn += 1) % ready.size]
    const forwarded = send({ host: '127.0.0.1', port: chosen, path: request.url, agent })
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.writeHead(502).end())
    forwarded.end()
  })
  balancer.listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(balancer.address())}/`,
    ready,
    close: () => {
      clearInterval(probes)
      agent.destroy()
      balancer.close()
      balancer.closeAllConnections()
    },
  }
}

describe('draining', () => {
  it('loses no request while instances behind a balancer are restarted one after the other', async () => {
    const instances = [await startInstance(), await startInstance()]
    const balancer = await startBalancer(instances.map(({ port }) => port))
    const answers: Promise<number>[] = []
    const ask = () => answers.push(fetch(balancer.url).then(({ status }) => status))
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
    await Promise.all(instances.map(({ end }) => end(0)))
    balancer.close()
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
